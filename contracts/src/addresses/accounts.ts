/** Addresses of the calls in `calls/accounts.ts`. */

export const getSignInOptions = 'GET /users/sign-in-options';
export const createAccount = 'POST /users/create';
export const login = 'POST /users/login';
export const loginWithGoogle = 'POST /users/login-google';
export const sendRecovery = 'POST /users/send-recovery';
export const checkResetToken = 'POST /users/validateresetpasswordtoken';
export const resetPassword = 'POST /users/resetpassword';

export const listUsers = 'GET /users/getAllUsers';
export const getUser = 'GET /users/:userId';
export const setRole = 'PUT /users/updateUserRole';
export const editProfile = 'PUT /users/:userId';
export const changePassword = 'POST /users/changepassword';
export const deleteAccount = 'POST /users/delete';

export const exportOwnData = 'GET /users/me/export';
export const exportOwnGames = 'GET /users/me/games.csv';
