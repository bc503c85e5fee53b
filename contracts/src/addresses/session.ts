/** Addresses of the calls in `calls/accounts.ts` that browsers make for a session, as pages load. */

export const hasSession = 'GET /users/has-session';
export const logout = 'POST /users/logout';
export const refreshSession = 'POST /users/refresh-token';
export const getOwnUser = 'GET /users/getuser';
export const getMe = 'GET /users/me';
