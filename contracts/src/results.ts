/** Results and decisions entered by hand for games of leagues and tournaments, and their history. */
import { END_REASONS } from '@darts/rules/play/endings/end-reasons';
import * as z from 'zod/mini';
import { userRef } from './accounts.ts';
import { COMPETITION_KINDS, date } from './competitions.ts';
import { proposal } from './dates.ts';
import { id } from './fields/ids.ts';
import { pageLimit } from './fields/paging.ts';
import { GAME_STATUSES, gameFormat, legsWon } from './play.ts';
import { reason } from './fields/reason.ts';

const count = z.int().check(z.nonnegative());

/** Score of a game thrown elsewhere. [0, 0] is a draw, in a game of one leg that may be drawn. */
const score = {
  legsWon: z.tuple([count, count]), // by player1 and player2
  // Points left of the loser in the last leg, or of both in a draw. Required for one leg, optional for several.
  left: z.optional(count),
};

/** Result that a player proposes for a game thrown elsewhere. */
export const resultBody = z.strictObject(score);

/** Reference to the rival's proposal by its time; refused if another proposal has replaced it. */
export const answerBody = z.strictObject({ proposedAt: z.iso.datetime() });

/** The `version` of the game that the sender knows; refused if stale. Absent: no check. */
const seen = z.optional(z.int());

/** Decision of the organiser. `came`: seat of the player who came; null: neither came. */
export const decisionBody = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('walkover'),
    came: z.nullable(z.literal([1, 2])),
    reason,
    seen,
  }),
  // The reason is required if the game has an outcome already.
  z.strictObject({ outcome: z.literal('result'), ...score, reason: z.optional(reason), seen }),
  z.strictObject({ outcome: z.literal('void'), reason, seen }),
]);
export type DecisionBody = z.output<typeof decisionBody>;

/** Removal of the outcome entered for a game, which is pending again. */
export const takingBackBody = z.strictObject({ reason, seen });
export type TakingBackBody = z.output<typeof takingBackBody>;
export const withdrawalBody = z.strictObject({ userId: id, reason });

/** Effect that a withdrawal from a league would have on a player's games there. */
export const withdrawalPreview = z.object({
  played: count, // games thrown or with a result entered
  games: count, // all games, played or not
  isAllVoid: z.boolean(), // no game counts; otherwise the remaining games are lost
});
export type WithdrawalPreview = z.output<typeof withdrawalPreview>;
export const withdrawalPreviewAnswer = z.object({ withdrawal: withdrawalPreview });

export const helperBody = z.strictObject({ username: z.string().check(z.maxLength(64)) });
export const GRACE_MAX = 60;
export const graceBody = z.strictObject({
  days: z.int().check(z.minimum(0), z.maximum(GRACE_MAX)),
});

/** Time for the rival to answer a result before the organiser is asked, in milliseconds. */
export const TO_ANSWER = 48 * 3_600_000;

/** A result that one player proposes. */
export const proposedResult = z.object({
  by: userRef,
  proposedAt: z.iso.datetime(),
  ...score,
  isDisputed: z.boolean(),
  isLate: z.boolean(), // not answered in time, or disputed: the organiser is asked
});

export const ACTS = [
  'proposed',
  'disputed',
  'confirmed',
  'walkover',
  'result',
  'void',
  'taken-back',
  'withdrawn',
  'moved',
  'reminded',
  'grace',
  'helper-named',
  'helper-removed',
  'boards',
  'called',
  'ended',
  'published',
  'unpublished',
] as const;
export type Act = (typeof ACTS)[number];

/** State before or after an act: a game's outcome, date or board, the days of grace, or all boards. */
export const historyValue = z.object({
  endReason: z.optional(z.enum(END_REASONS)), // absent for a pending game
  winner: z.optional(z.nullable(z.literal([1, 2]))),
  legsWon: z.optional(legsWon),
  left: z.optional(z.int()), // points left of the loser, or of both in a draw
  date: z.optional(date),
  round: z.optional(z.int()), // round that `date` is of; absent: the date is of a game
  days: z.optional(z.int()),
  board: z.optional(z.nullable(z.string())), // board of a game; null: no board
  boards: z.optional(z.array(z.string())),
  isAutomatic: z.optional(z.boolean()), // games are called to boards automatically
  isAllVoid: z.optional(z.boolean()), // of a withdrawal: none of the player's games counts
});
export type HistoryValue = z.output<typeof historyValue>;

export const historyEntry = z.object({
  at: z.iso.datetime(), // unique within a competition
  by: userRef,
  act: z.enum(ACTS),
  gameId: z.nullable(id),
  about: z.tuple([z.nullable(userRef), z.nullable(userRef)]), // the two players of the game; or one user and null
  before: z.optional(historyValue),
  after: z.optional(historyValue),
  reason: z.optional(z.string()), // deleted with the account that the entry is about
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** A league or tournament game with its entered outcome, and the caller's rights to enter one. */
export const gameResult = z.object({
  gameId: id,
  kind: z.enum(COMPETITION_KINDS),
  competitionId: id,
  player1: z.nullable(userRef),
  player2: z.nullable(userRef),
  status: z.enum(GAME_STATUSES),
  version: z.int(), // changes with every change of the game
  format: gameFormat,
  mayDraw: z.boolean(),
  proposal: z.nullable(proposedResult), // visible to players and organisers only
  mayPropose: z.boolean(), // the caller's rights
  mayDecide: z.boolean(),
  mayTakeBack: z.boolean(), // remove the outcome, so that the game is pending
  entered: z.nullable(historyEntry), // decision in force that was entered by hand
});
export type GameResult = z.output<typeof gameResult>;
export const gameResultAnswer = z.object({ result: z.nullable(gameResult) }); // null: a game of no competition

export const historyPage = z.strictObject({
  before: z.optional(z.iso.datetime()), // cursor: the last `at` seen
  limit: z._default(pageLimit(), 50),
});
export type HistoryPage = z.output<typeof historyPage>;
export const history = z.object({ entries: z.array(historyEntry) }); // newest first
export type History = z.output<typeof history>;

export const helpers = z.object({ users: z.array(userRef) }); // sorted by name

/** A game that needs its organiser: overdue, stopped, reported as a no-show, or without agreement on its result. */
export const gameAtRisk = z.object({
  gameId: id,
  player1: z.nullable(userRef),
  player2: z.nullable(userRef),
  dueDate: date,
  agreedAt: z.nullable(z.iso.datetime()),
  dates: z.array(proposal), // proposals of the players, newest first
  result: z.nullable(proposedResult),
  isStopped: z.boolean(), // void until a decision by hand: the game stopped while one player recorded for both
  // Reports that the rival did not come, oldest first.
  noShows: z.optional(z.array(z.object({ by: userRef, at: z.iso.datetime() }))),
  remindedAt: z.nullable(z.iso.datetime()), // last reminder from the organiser to the players
});
export const gamesAtRisk = z.object({
  games: z.array(gameAtRisk), // by date, at most 100
  total: z.int(),
  graceDays: z.int(),
});
export type GamesAtRisk = z.output<typeof gamesAtRisk>;
