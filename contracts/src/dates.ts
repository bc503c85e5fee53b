/** Due dates, proposed times and agreed times of league and tournament games. */
import * as z from 'zod/mini';
import { userRef } from './accounts.ts';
import { COMPETITION_KINDS, date, dateInRange } from './competitions.ts';
import { id } from './fields/ids.ts';
import { reason } from './fields/reason.ts';
import { request } from './request.ts';

/** Most times in one proposal. */
export const TIMES_MAX = 3;

const time = z.iso.datetime();

/** Local time in Madrid, as YYYY-MM-DDTHH:MM. A time that occurs twice when clocks go back means the first. */
const localTime = z.iso.datetime({ local: true, precision: -1 }).check(z.maxLength(16));

/** Times that suit a player. They replace the player's earlier proposal. */
export const proposalBody = z.strictObject({
  times: z.array(localTime).check(z.minLength(1), z.maxLength(TIMES_MAX)),
});

/** One of the times that the rival proposes. */
export const agreementBody = z.strictObject({ at: time });

export const proposal = z.object({
  by: userRef,
  proposedAt: time,
  times: z.array(time), // in chronological order, without past times
});

export const gameDates = z.object({
  dueDate: date, // last day to throw the game
  // Kept until the players agree on another time, or until the organiser sets a due date after `agreedAt` has passed.
  agreedAt: z.nullable(time),
  proposals: z.array(proposal), // newest first, at most one per player; visible to the players only
});
export type GameDates = z.output<typeof gameDates>;
export const gameDatesAnswer = z.object({ dates: z.nullable(gameDates) }); // null: a game of no competition

/** New due date of a game or a round, set by its organiser. */
export const dueDateBody = z.strictObject({ dueDate: dateInRange, reason: z.optional(reason) });
export type DueDateBody = z.output<typeof dueDateBody>;

/** A pending game of the caller against a known rival. */
export const upcomingGame = z.object({
  gameId: id,
  kind: z.enum(COMPETITION_KINDS),
  competitionId: id,
  name: z.string(), // of the league or tournament
  round: z.int(), // from 1
  rounds: z.optional(z.int()), // tournament only: rounds of the bracket, the last of which is the final
  group: z.optional(z.int()), // tournament only, from 1: `round` is a round of this group
  isThirdPlace: z.optional(z.literal(true)), // the game for third place
  rival: userRef,
  dueDate: date,
  agreedAt: z.nullable(time),
  isAsked: z.boolean(), // the rival has proposed times
  board: z.optional(z.string()), // tournament only: name of the board that the game is called to; absent while uncalled
});
export type UpcomingGame = z.output<typeof upcomingGame>;
export const upcomingGames = z.object({
  games: z.array(upcomingGame), // the next games: called games first, then by agreed time or due date
  total: z.int(), // of all upcoming games, listed or not
});
export type UpcomingGames = z.output<typeof upcomingGames>;

/** A player's calendar and reminder settings. */
export const datePreferences = z.object({
  calendarToken: z.string(), // secret part of the calendar's address
  reminders: z.boolean(), // mails a day and an hour before an agreed time
});
export type DatePreferences = z.output<typeof datePreferences>;
export const reminderChoice = z.strictObject({ reminders: z.boolean() });

/** Channel by which the rival was called: the rival's open pages, or mail. */
const calledRival = {
  by: z.enum(['page', 'mail']),
  isPlaying: z.boolean(), // the rival is in another game
};

export const callRequests = {
  /** Calls the rival of a pending game to the board. */
  callRival: request({ gameId: id }, calledRival),
};
export type CalledRival = z.output<typeof callRequests.callRival.answer>;

export const callEvents = {
  /** The rival of a pending game waits at the board. */
  rivalCalls: z.object({
    gameId: id,
    by: userRef,
    competition: z.string(), // name of the league or tournament
    isPlaying: z.boolean(), // the receiver is in another game
  }),
};
