/** Addresses of the session calls in `calls/accounts.ts`. A separate module, since every page loads them. */

export const hasSession = 'GET /users/has-session';
export const logout = 'POST /users/logout';
export const refreshSession = 'POST /users/refresh-token';
export const getOwnUser = 'GET /users/getuser';
export const getMe = 'GET /users/me';
