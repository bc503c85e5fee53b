import { accountCalls, downloadCalls, entryCalls } from '../calls/accounts.ts';
import { documented } from './doc.ts';
import { ana, anaUser, PASSWORD } from './examples.ts';

const { email = '', username } = anaUser;
const user = { user: anaUser };
const me = { path: { userId: ana.userId }, data: user };
const token = 'dG9rZW4tb2YtdGhlLWxpbms';

export const accountDocs = {
  ...documented(entryCalls, {
    hasSession: {
      summary: 'Whether the caller has a session',
      example: { data: { hasSession: true } },
    },
    getSignInOptions: {
      summary: 'What the login page offers besides a password',
      example: { data: { googleClientId: null } },
    },
    createAccount: {
      summary: 'Opens an account',
      description: 'Nobody is logged in by it.',
      example: { body: { username, email, password: PASSWORD }, data: user },
    },
    login: {
      summary: 'Logs in with e-mail and password',
      description: 'Sets the cookie of the session.',
      example: { body: { email, password: PASSWORD }, data: user },
    },
    loginWithGoogle: {
      summary: "Logs in with Google's ID token",
      description: 'Sets the cookie of the session. An account is opened where there is none.',
      example: { body: { token }, data: user },
    },
    logout: {
      summary: 'Ends the session',
      example: { data: {} },
    },
    refreshSession: {
      summary: 'Renews the session',
      description: 'It serves for a while, and can be renewed for longer. Sets its cookie again.',
      example: { data: {} },
    },
    sendRecovery: {
      summary: 'Sends a link for a new password',
      description: 'The answer is the same whether or not there is such an account.',
      example: { body: { email }, data: {} },
    },
    checkResetToken: {
      summary: 'Whether the link of a recovery mail still serves',
      example: { body: { token }, data: { valid: true } },
    },
    resetPassword: {
      summary: 'Sets a new password by the link of a recovery mail',
      description: 'Ends all sessions of the account.',
      example: { body: { token, password: PASSWORD }, data: {} },
    },
  }),
  ...documented(accountCalls, {
    getOwnUser: {
      summary: 'The caller',
      example: { data: user },
    },
    getMe: {
      summary: 'The caller',
      description: 'The same as `/api/users/getuser`.',
      example: { data: user },
    },
    listUsers: {
      summary: 'Users, by name; for admins',
      example: { data: { users: [anaUser], total: 1 } },
    },
    getUser: {
      summary: 'A user',
      example: me,
    },
    setRole: {
      summary: "Changes a user's role; for admins",
      example: { body: { userId: ana.userId, role: 'operator' }, data: user },
    },
    editProfile: {
      summary: "Changes the caller's profile",
      example: { ...me, body: { username, status: null, showEmail: true } },
    },
    changePassword: {
      summary: "Changes the caller's password",
      description: 'Ends all other sessions of the caller.',
      example: { body: { oldPassword: PASSWORD, newPassword: `${PASSWORD}0` }, data: {} },
    },
    deleteAccount: {
      summary: "Deletes the caller's account",
      example: { data: {} },
    },
  }),
  ...documented(downloadCalls, {
    exportOwnData: {
      summary: 'All that is kept about the caller, as JSON',
      description: 'Nothing of others but names. One at a time.',
      example: { data: '{"product":"tres-dardos","account":{"username":"Ana"}}' },
    },
    exportOwnGames: {
      summary: "The caller's games, as a table for a spreadsheet",
      description: 'With semicolons and decimal commas. One at a time.',
      example: { data: 'Fecha;Tipo;Rival;Resultado\r\n20/11/26 21:12;Lobby;Biel;Ganada\r\n' },
    },
  }),
};
