import { RULE_CODES } from '@darts/rules/rule-error';
import * as z from 'zod/mini';

/**
 * Every way the server says no, by the code that a client can act on. What goes with it over the wire,
 * a message in Spanish, is for people.
 */
export const REFUSAL_CODES = [
  ...RULE_CODES,

  'internal',
  'invalid-input',
  'not-found',
  'incomplete-request',
  'body-too-large',
  'address-too-long',
  'not-json',
  'headers-too-large',
  'lost-race',
  'out-of-reach',
  'connection-lost',
  'no-session',
  'foreign-origin',
  'forbidden',
  'too-many-connections',
  'too-many-watched',
  'too-many-requests',
  'too-busy',

  'wrong-credentials',
  'username-taken',
  'email-taken',
  'wrong-password',
  'same-password',
  'no-password',
  'invalid-reset-token',
  'google-off',
  'google-refused',
  'last-admin',
  'user-not-found',

  'game-not-found',
  'not-a-player',
  'already-begun',
  'not-started',
  'not-your-turn',
  'stale-turn',
  'turn-id-reused',
  'not-own-turn',
  'correction-open',
  'correction-gone',
  'too-many-corrections',
  'other-device',
  'not-joined',
  'not-due',
  'no-running-game',
  'no-rematch',
  'already-playing',

  'league-not-found',
  'tournament-not-found',
  'may-not-organise',
  'not-the-creator',
  'not-pending',
  'not-in-progress',
  'already-enrolled',
  'not-enrolled',
  'full',
  'too-few-participants',
  'too-many-enrolled',
  'game-in-progress',
  'round-not-found',
  'no-league-games',
  'invitation-not-found',
  'rival-unknown',
  'no-such-time',
  'time-out-of-range',
  'proposal-gone',

  'not-in-lobby',
  'request-to-oneself',
  'too-many-game-requests',
  'request-gone',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What is said of a refusal, however it comes: to a call, a request or a connection. */
export const refusal = z.object({ code: z.enum(REFUSAL_CODES), message: z.string() });
export type Refusal = z.output<typeof refusal>;
