/** What is entered by hand for games of leagues and tournaments, and the history of all that. */
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

/** A game as it was thrown elsewhere. Legs of nobody are a draw, where there may be one. */
const score = {
  legsWon: z.tuple([count, count]), // by player1 and player2
  left: z.optional(count), // points of the loser in the last leg; of both, in a draw; absent where nobody noted them, of several legs
};

/** What a player says of a game that was thrown elsewhere. */
export const resultBody = z.strictObject(score);

/** Which proposal of the rival is meant: there may be another by now. */
export const answerBody = z.strictObject({ proposedAt: z.iso.datetime() });

/** The `version` of the game as the sender knows it: refused if it is another by now. Absent: whatever there is gives way. */
const seen = z.optional(z.int());

/** What the organiser decides. `came`: the seat of the one who did; null for neither. */
export const decisionBody = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('walkover'),
    came: z.nullable(z.literal([1, 2])),
    reason,
    seen,
  }),
  z.strictObject({ outcome: z.literal('result'), ...score, reason: z.optional(reason), seen }), // first entered, it needs no reason
  z.strictObject({ outcome: z.literal('void'), reason, seen }),
]);
export type DecisionBody = z.output<typeof decisionBody>;

/** That what was entered is taken back. */
export const takingBackBody = z.strictObject({ reason, seen });
export type TakingBackBody = z.output<typeof takingBackBody>;
export const withdrawalBody = z.strictObject({ userId: id, reason });

/** Effect that a withdrawal from a league would have on a player's games there. */
export const withdrawalPreview = z.object({
  played: count, // thrown, or their results entered
  games: count, // played or not
  isAllVoid: z.boolean(), // none of them counts; otherwise those that are left are lost
});
export type WithdrawalPreview = z.output<typeof withdrawalPreview>;
export const withdrawalPreviewAnswer = z.object({ withdrawal: withdrawalPreview });

export const helperBody = z.strictObject({ username: z.string().check(z.maxLength(64)) });
export const GRACE_MAX = 60;
export const graceBody = z.strictObject({
  days: z.int().check(z.minimum(0), z.maximum(GRACE_MAX)),
});

/** How long the rival has to answer a result before the organiser is asked, in milliseconds. */
export const TO_ANSWER = 48 * 3_600_000;

/** A result that one player proposes. */
export const proposedResult = z.object({
  by: userRef,
  proposedAt: z.iso.datetime(),
  ...score,
  isDisputed: z.boolean(),
  isLate: z.boolean(), // it was not answered in time, or is disputed: the organiser is asked
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

/** How something stood: the outcome of a game, its date, its board, the days of grace, or all boards. */
export const historyValue = z.object({
  endReason: z.optional(z.enum(END_REASONS)), // absent where the game was to be played
  winner: z.optional(z.nullable(z.literal([1, 2]))),
  legsWon: z.optional(legsWon),
  left: z.optional(z.int()), // points of the loser, or of both
  date: z.optional(date),
  round: z.optional(z.int()), // whose date it is; absent where it is a game's
  days: z.optional(z.int()),
  board: z.optional(z.nullable(z.string())), // of a game; null for none
  boards: z.optional(z.array(z.string())),
  isAutomatic: z.optional(z.boolean()), // games are called to boards by themselves
  isAllVoid: z.optional(z.boolean()), // of a withdrawal: none of the player's games counts
});
export type HistoryValue = z.output<typeof historyValue>;

export const historyEntry = z.object({
  at: z.iso.datetime(), // no two of a competition have the same
  by: userRef,
  act: z.enum(ACTS),
  gameId: z.nullable(id),
  about: z.tuple([z.nullable(userRef), z.nullable(userRef)]), // the game's players, or the first alone
  before: z.optional(historyValue),
  after: z.optional(historyValue),
  reason: z.optional(z.string()), // gone with the account of whom it is about
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** A game of a league or tournament as far as anything can be entered for it. */
export const gameResult = z.object({
  gameId: id,
  kind: z.enum(COMPETITION_KINDS),
  competitionId: id,
  player1: z.nullable(userRef),
  player2: z.nullable(userRef),
  status: z.enum(GAME_STATUSES),
  version: z.int(), // of the game: another once anything has become of it
  format: gameFormat,
  mayDraw: z.boolean(),
  proposal: z.nullable(proposedResult), // for its players and organisers alone
  mayPropose: z.boolean(), // what the caller may do
  mayDecide: z.boolean(),
  mayTakeBack: z.boolean(), // what was entered, so that it is to be played
  entered: z.nullable(historyEntry), // by whom and why it is decided as it is, where that was by hand
});
export type GameResult = z.output<typeof gameResult>;
export const gameResultAnswer = z.object({ result: z.nullable(gameResult) }); // null: of no competition

export const historyPage = z.strictObject({
  before: z.optional(z.iso.datetime()), // those before it: the `at` of the last one seen
  limit: z._default(pageLimit(), 50),
});
export type HistoryPage = z.output<typeof historyPage>;
export const history = z.object({ entries: z.array(historyEntry) }); // newest first
export type History = z.output<typeof history>;

export const helpers = z.object({ users: z.array(userRef) }); // by name

/** A game that needs its organiser: not played in time, stopped, missed by a player, or without agreement on its result. */
export const gameAtRisk = z.object({
  gameId: id,
  player1: z.nullable(userRef),
  player2: z.nullable(userRef),
  dueDate: date,
  agreedAt: z.nullable(z.iso.datetime()),
  dates: z.array(proposal), // what each proposes, newest first
  result: z.nullable(proposedResult),
  isStopped: z.boolean(), // void for now: it stood still while one player recorded for both
  noShows: z.optional(z.array(z.object({ by: userRef, at: z.iso.datetime() }))), // who says that the rival did not come, oldest first
  remindedAt: z.nullable(z.iso.datetime()), // when its players were last reminded by the organiser
});
export const gamesAtRisk = z.object({
  games: z.array(gameAtRisk), // by their dates, a hundred at most
  total: z.int(),
  graceDays: z.int(),
});
export type GamesAtRisk = z.output<typeof gamesAtRisk>;
