import { EMAIL } from '@darts/rules/accounts/emails';
import { ROLES } from '@darts/rules/accounts/permissions';
import * as z from 'zod/mini';
import { id } from './fields/ids.ts';
import { pageLimit } from './fields/paging.ts';
import { atMost, line } from './fields/text.ts';
import { words } from './words.ts';

/** Public view of a player. */
export const shownPlayer = z.object({ username: z.string() });

/** Reference to a player. A deleted player has a null id and the name 'Jugador eliminado'. */
export const userRef = z.object({ userId: z.nullable(id), username: z.string() });
export type UserRef = z.output<typeof userRef>;

export const deletedPlayer: UserRef = { userId: null, username: words.deletedPlayer };

export const userStats = z.object({
  gamesPlayed: z.int(),
  gamesWon: z.int(),
  mpt: z.number(), // average per turn, not rounded; 0 before the first turn
  mpd: z.number(), // average per dart: mpt / 3
});

export const user = z.object({
  userId: id,
  username: z.string(),
  email: z.optional(z.string()), // absent when the user hides it from the caller
  role: z.enum(ROLES),
  status: z.nullable(z.string()), // status text; null: none
  createdAt: z.iso.datetime(),
  stats: userStats,
  showEmail: z.optional(z.boolean()), // only in the user's own view
  hasPassword: z.optional(z.boolean()), // only in the user's own view
});
export type User = z.output<typeof user>;

export const userAnswer = z.object({ user });

export const hasSessionAnswer = z.object({ hasSession: z.boolean() });

// Coarse bounds only: `@darts/rules` validates usernames and new passwords.
const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.email({ pattern: EMAIL, error: words.email }));

/**
 * A password, normalised to NFKC before it is judged, compared and hashed, so that composed and decomposed characters
 * are equal.
 */
export const password = z.string().check(z.minLength(1), z.maxLength(256), z.normalize('NFKC'));

export const newAccount = z.strictObject({
  username: z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(64)),
  email,
  password,
});
export type NewAccount = z.output<typeof newAccount>;

export const credentials = z.strictObject({
  email: z.string().check(z.trim(), z.maxLength(254)),
  password,
});
export type Credentials = z.output<typeof credentials>;

/** Status text of a user. An empty text deletes the status. */
export const status = line.check(atMost(140));

export const profileEdit = z.strictObject({
  username: z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(64)),
  status: z.optional(z.nullable(status)),
  showEmail: z.optional(z.boolean()),
});

export type ProfileEdit = z.output<typeof profileEdit>;

export const USERS_Q_MAX = 254;

/** Query for users, sorted by name. Without a limit: all users. */
export const usersPage = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(USERS_Q_MAX))), // part of the name or of the e-mail
  role: z.optional(z.enum(ROLES)),
  after: z.optional(z.string().check(z.maxLength(64))), // cursor: the last `username` seen
  limit: z.optional(pageLimit()),
});
export type UsersPage = z.output<typeof usersPage>;

export const usersAnswer = z.object({
  users: z.array(user), // sorted by name
  total: z.int(), // matching users on all pages
});
export type Users = z.output<typeof usersAnswer>;

/** Sign-in options besides a password. `googleClientId` is null without Google sign-in. */
export const signInOptions = z.object({ googleClientId: z.nullable(z.string()) });

const token = z.string().check(z.minLength(1), z.maxLength(4096));

export const googleLogin = z.strictObject({ token });
export const recoveryRequest = z.strictObject({ email });
export const resetCheck = z.strictObject({ token });
export const resetCheckAnswer = z.object({ valid: z.literal(true) });
export const passwordReset = z.strictObject({ token, password });
export const passwordChange = z.strictObject({ oldPassword: password, newPassword: password });

export const roleChange = z.strictObject({ userId: id, role: z.enum(ROLES) });
export type RoleChange = z.output<typeof roleChange>;
