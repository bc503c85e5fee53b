import * as z from 'zod/mini';
import * as accounts from '../accounts.ts';
import * as others from '../addresses/accounts.ts';
import * as session from '../addresses/session.ts';
import { noFields } from '../envelope.ts';
import { calls } from './call.ts';

const {
  getOwnUser,
  getMe,
  listUsers,
  getUser,
  setRole,
  editProfile,
  changePassword,
  deleteAccount,
  exportOwnData,
  exportOwnGames,
  ...entry
} = { ...others, ...session };
const { userAnswer: answer } = accounts;

/** Calls that open, renew and end sessions, or give back an account whose password is lost. */
export const entryCalls = calls(entry, {
  hasSession: { for: 'anybody', answer: accounts.hasSessionAnswer, refusals: [] },
  getSignInOptions: { for: 'anybody', answer: accounts.signInOptions, refusals: [] },
  createAccount: {
    for: 'anybody',
    body: accounts.newAccount,
    answer,
    status: 201,
    refusals: ['username-taken', 'email-taken', 'too-busy'],
  },
  login: {
    for: 'anybody',
    body: accounts.credentials,
    answer,
    refusals: ['wrong-credentials', 'too-busy'],
  },
  loginWithGoogle: {
    for: 'anybody',
    body: accounts.googleLogin,
    answer,
    refusals: ['google-off', 'google-refused', 'email-taken', 'lost-race'],
  },
  logout: { for: 'anybody', body: noFields, refusals: [] },
  refreshSession: { for: 'renewers', body: noFields, refusals: [] },
  sendRecovery: { for: 'anybody', body: accounts.recoveryRequest, refusals: [] },
  checkResetToken: {
    for: 'anybody',
    body: accounts.resetCheck,
    answer: accounts.resetCheckAnswer,
    refusals: ['invalid-reset-token'],
  },
  resetPassword: {
    for: 'anybody',
    body: accounts.passwordReset,
    refusals: ['invalid-reset-token', 'too-busy', 'lost-race'],
  },
});

export const accountCalls = calls(
  { getOwnUser, getMe, listUsers, getUser, setRole, editProfile, changePassword, deleteAccount },
  {
    getOwnUser: { for: 'users', answer, refusals: ['user-not-found'] },
    getMe: { for: 'users', answer, refusals: ['user-not-found'] },
    listUsers: {
      for: 'admins',
      query: accounts.usersPage,
      answer: accounts.usersAnswer,
      refusals: ['forbidden'],
    },
    getUser: { for: 'users', answer, refusals: ['user-not-found'] },
    setRole: {
      for: 'admins',
      body: accounts.roleChange,
      answer,
      refusals: ['forbidden', 'user-not-found', 'last-admin', 'lost-race'],
    },
    editProfile: {
      for: 'self',
      body: accounts.profileEdit,
      answer,
      refusals: ['forbidden', 'user-not-found', 'username-taken'],
    },
    changePassword: {
      for: 'users',
      body: accounts.passwordChange,
      refusals: ['no-password', 'wrong-password', 'same-password', 'too-busy', 'lost-race'],
    },
    deleteAccount: {
      for: 'users',
      body: noFields,
      refusals: ['user-not-found', 'last-admin', 'lost-race'],
    },
  },
);

export const downloadCalls = calls(
  { exportOwnData, exportOwnGames },
  {
    exportOwnData: {
      for: 'users',
      as: 'application/json',
      answer: z.string(),
      refusals: ['too-busy'],
    },
    exportOwnGames: { for: 'users', as: 'text/csv', answer: z.string(), refusals: ['too-busy'] },
  },
);
