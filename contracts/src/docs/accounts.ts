import type { CallDocs } from './doc.ts';
import { ana, anaUser, PASSWORD } from './examples.ts';

const { email = '', username } = anaUser;
const user = { user: anaUser };
const me = { path: { userId: ana.userId }, data: user };
const token = 'dG9rZW4tb2YtdGhlLWxpbms';

export const accountDocs = {
  hasSession: {
    summary: 'Whether the caller has a session',
    isPublic: true,
    refusals: [],
    example: { data: { hasSession: true } },
  },
  getSignInOptions: {
    summary: 'What the login page offers besides a password',
    isPublic: true,
    refusals: [],
    example: { data: { googleClientId: null } },
  },
  createAccount: {
    summary: 'Opens an account',
    description: 'Nobody is logged in by it.',
    isPublic: true,
    refusals: ['username-taken', 'email-taken', 'too-busy'],
    example: { body: { username, email, password: PASSWORD }, data: user },
  },
  login: {
    summary: 'Logs in with e-mail and password',
    description: 'Sets the cookie of the session.',
    isPublic: true,
    refusals: ['wrong-credentials', 'too-busy'],
    example: { body: { email, password: PASSWORD }, data: user },
  },
  loginWithGoogle: {
    summary: "Logs in with Google's ID token",
    description: 'Sets the cookie of the session. An account is opened where there is none.',
    isPublic: true,
    refusals: ['google-off', 'google-refused', 'email-taken', 'lost-race'],
    example: { body: { token }, data: user },
  },
  logout: {
    summary: 'Ends the session',
    isPublic: true,
    refusals: [],
    example: { data: {} },
  },
  refreshSession: {
    summary: 'Renews the session',
    description: 'It serves for a while, and can be renewed for longer. Sets its cookie again.',
    refusals: [],
    example: { data: {} },
  },
  sendRecovery: {
    summary: 'Sends a link for a new password',
    description: 'The answer is the same whether or not there is such an account.',
    isPublic: true,
    refusals: [],
    example: { body: { email }, data: {} },
  },
  checkResetToken: {
    summary: 'Whether the link of a recovery mail still serves',
    isPublic: true,
    refusals: ['invalid-reset-token'],
    example: { body: { token }, data: { valid: true } },
  },
  resetPassword: {
    summary: 'Sets a new password by the link of a recovery mail',
    description: 'Ends all sessions of the account.',
    isPublic: true,
    refusals: ['invalid-reset-token', 'too-busy', 'lost-race'],
    example: { body: { token, password: PASSWORD }, data: {} },
  },
  getOwnUser: {
    summary: 'The caller',
    refusals: ['user-not-found'],
    example: { data: user },
  },
  getMe: {
    summary: 'The caller',
    description: 'The same as `/api/users/getuser`.',
    refusals: ['user-not-found'],
    example: { data: user },
  },
  listUsers: {
    summary: 'Users, by name; for admins',
    refusals: ['forbidden'],
    example: { data: { users: [anaUser], total: 1 } },
  },
  getUser: {
    summary: 'A user',
    refusals: ['user-not-found'],
    example: me,
  },
  setRole: {
    summary: "Changes a user's role; for admins",
    refusals: ['forbidden', 'user-not-found', 'last-admin', 'lost-race'],
    example: { body: { userId: ana.userId, role: 'operator' }, data: user },
  },
  editProfile: {
    summary: "Changes the caller's profile",
    refusals: ['forbidden', 'user-not-found', 'username-taken'],
    example: { ...me, body: { username, status: null, showEmail: true } },
  },
  changePassword: {
    summary: "Changes the caller's password",
    description: 'Ends all other sessions of the caller.',
    refusals: ['no-password', 'wrong-password', 'same-password', 'too-busy', 'lost-race'],
    example: { body: { oldPassword: PASSWORD, newPassword: `${PASSWORD}0` }, data: {} },
  },
  deleteAccount: {
    summary: "Deletes the caller's account",
    refusals: ['user-not-found', 'last-admin', 'lost-race'],
    example: { data: {} },
  },
  exportOwnData: {
    summary: 'All that is kept about the caller, as JSON',
    description: 'Nothing of others but names. One at a time.',
    refusals: ['too-busy'],
    example: { data: '{"product":"tres-dardos","account":{"username":"Ana"}}' },
  },
  exportOwnGames: {
    summary: "The caller's games, as a table for a spreadsheet",
    description: 'With semicolons and decimal commas. One at a time.',
    refusals: ['too-busy'],
    example: { data: 'Fecha;Tipo;Rival;Resultado\r\n20/11/26 21:12;Lobby;Biel;Ganada\r\n' },
  },
} satisfies CallDocs;
