import type { RefusalCode } from '@darts/contracts/refusals';
import { RuleError } from '@darts/rules/rule-error';
import { words } from '#words.ts';

const statuses: Readonly<Record<RefusalCode, number>> = {
  'game-over': 409,
  'nothing-to-undo': 409,
  'invalid-darts': 422,
  'impossible-total': 422,
  'too-many-darts': 422,
  'beds-needed': 422,
  'no-double': 422,
  'turn-over': 422,
  'impossible-result': 422,

  internal: 500,
  'invalid-input': 400,
  'not-found': 404,
  'incomplete-request': 408,
  'body-too-large': 413,
  'address-too-long': 414,
  'not-json': 415,
  'headers-too-large': 431,
  'lost-race': 409,
  'out-of-reach': 503,
  'connection-lost': 409,
  'no-session': 401,
  'foreign-origin': 403,
  forbidden: 403,
  'too-many-connections': 429,
  'too-many-watched': 409,
  'too-many-requests': 429,
  'too-busy': 429,

  'wrong-credentials': 403,
  'username-taken': 409,
  'email-taken': 409,
  'wrong-password': 403,
  'same-password': 400,
  'no-password': 409,
  'invalid-reset-token': 400,
  'google-off': 404,
  'google-refused': 403,
  'last-admin': 409,
  'user-not-found': 404,

  'game-not-found': 404,
  'not-a-player': 403,
  'already-begun': 409,
  'not-started': 409,
  'not-your-turn': 409,
  'stale-turn': 409,
  'turn-id-reused': 409,
  'not-own-turn': 409,
  'correction-open': 409,
  'correction-gone': 409,
  'too-many-corrections': 409,
  'other-device': 409,
  'not-joined': 409,
  'not-due': 409,
  'no-running-game': 409,
  'no-rematch': 409,
  'has-scorer': 409,
  'no-scorer': 409,
  'scored-by-rival': 409,
  'rival-asked': 409,
  'asked-too-often': 409,
  'no-question': 409,
  'already-playing': 409,
  'rival-playing': 409,
  'too-many-games': 429,

  'league-not-found': 404,
  'tournament-not-found': 404,
  'may-not-organise': 403,
  'not-the-creator': 403,
  'not-pending': 409,
  'not-in-progress': 409,
  'not-enrolled': 409,
  'seeded-twice': 422,
  full: 409,
  'too-few-participants': 409,
  'too-few-for-groups': 409,
  'too-many-enrolled': 409,
  'game-in-progress': 409,
  'round-not-found': 404,
  'no-league-games': 404,
  'invitation-not-found': 404,
  'screen-not-found': 404,
  'too-many-screens': 429,
  'rival-unknown': 409,
  'no-such-time': 422,
  'time-out-of-range': 422,
  'agreed-later': 409,
  'called-already': 409,
  'rival-out-of-reach': 409,
  'proposal-gone': 409,
  'result-gone': 409,
  'result-proposed': 409,
  'proposed-too-often': 409,
  'not-taken-back': 409,
  'next-game-begun': 409,
  'player-withdrawn': 409,
  'not-an-operator': 422,
  'too-many-helpers': 409,
  'reminded-already': 409,
  'board-not-found': 404,
  'boards-changed': 409,
  'reason-missing': 422,
  'result-changed': 409,
  'board-taken': 409,
  'not-callable': 409,

  'not-in-lobby': 409,
  'request-to-oneself': 422,
  'too-many-game-requests': 409,
  'request-gone': 409,
};

export const statusOf = (code: RefusalCode): number => statuses[code];

/** Error of an expected failure, thrown at any layer. `fields` has a message for each wrong field of a form. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: Readonly<Record<string, string>>;
  /** Message that replaces the code's usual message. */
  readonly said: string | undefined;
  /** Additional fields of the answer to a realtime request. */
  readonly details: Readonly<Record<string, unknown>> = {};

  constructor(code: RefusalCode, fields: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
  }
}

/** Returns the refusal for a store that cannot be read or written now. */
export const outOfReach = (cause: unknown): Refusal =>
  Object.assign(new Refusal('out-of-reach'), { cause });

export const isOutOfReach = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'out-of-reach';

/** Refusal of requests for the next `seconds`. `too-busy`: the server is overloaded; the caller is not too fast. */
export class TooManyRequests extends Refusal {
  readonly seconds: number;

  constructor(seconds: number, code: 'too-many-requests' | 'too-busy' = 'too-many-requests') {
    super(code);
    this.seconds = seconds;
  }
}

/** Refusal of a claim to win by the rival's absence before the rival's time is over. */
export class NotDue extends Refusal {
  override readonly details: { readonly remainingMs?: number };

  constructor(remainingMs: number | undefined) {
    super('not-due');
    this.details = remainingMs === undefined ? {} : { remainingMs };
  }
}

export type Answer = {
  readonly status: number;
  readonly code: RefusalCode;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
};

/** Returns the answer for a thrown value: `internal` for anything but a refusal. */
export function answerTo(error: unknown): Answer {
  const isRefusal = error instanceof Refusal || error instanceof RuleError;
  const code = isRefusal ? error.code : 'internal';
  const errors = error instanceof Refusal ? error.fields : {};
  const message = (error instanceof Refusal && error.said) || words.refusals[code];
  return { status: statuses[code], code, message, errors };
}
