/** When a game of a league or tournament is to be thrown. */
import * as z from 'zod/mini';
import { userRef } from './accounts.ts';
import { COMPETITION_KINDS, date, dateInRange } from './competitions.ts';
import { id } from './fields/ids.ts';
import { reason } from './fields/reason.ts';
import { request } from './request.ts';

/** How many times a player proposes at once. */
export const TIMES_MAX = 3;

const time = z.iso.datetime();

/** A day and an hour as a clock in Madrid shows them, as YYYY-MM-DDTHH:MM; of two the same, the first. */
const localTime = z.iso.datetime({ local: true, precision: -1 }).check(z.maxLength(16));

/** Times that suit a player, instead of those proposed before. */
export const proposalBody = z.strictObject({
  times: z.array(localTime).check(z.minLength(1), z.maxLength(TIMES_MAX)),
});

/** One of the times that the rival proposes. */
export const agreementBody = z.strictObject({ at: time });

export const proposal = z.object({
  by: userRef,
  proposedAt: time,
  times: z.array(time), // in their order; none that has gone by
});

export const gameDates = z.object({
  dueDate: date, // by which it is to be thrown
  agreedAt: z.nullable(time), // until the players agree on another, or it goes by and the organiser gives a date
  proposals: z.array(proposal), // newest first, one of a player at most; for its players alone
});
export type GameDates = z.output<typeof gameDates>;
export const gameDatesAnswer = z.object({ dates: z.nullable(gameDates) }); // null: of no competition

/** Another date by which a game, or a round, is to be thrown, from its organiser. */
export const dueDateBody = z.strictObject({ dueDate: dateInRange, reason: z.optional(reason) });
export type DueDateBody = z.output<typeof dueDateBody>;

/** A game that the caller is still to play, against somebody known. */
export const upcomingGame = z.object({
  gameId: id,
  kind: z.enum(COMPETITION_KINDS),
  competitionId: id,
  name: z.string(), // of the league or tournament
  round: z.int(), // from 1
  rounds: z.optional(z.int()), // of a tournament: its last is the final
  group: z.optional(z.int()), // of a tournament, from 1: the round is of the group
  isThirdPlace: z.optional(z.literal(true)), // beside the final
  rival: userRef,
  dueDate: date,
  agreedAt: z.nullable(time),
  isAsked: z.boolean(), // whether the rival proposes times
  board: z.optional(z.string()), // of a tournament, to which it is called now; absent while it is to none
});
export type UpcomingGame = z.output<typeof upcomingGame>;
export const upcomingGames = z.object({
  games: z.array(upcomingGame), // the next ones: what is called now, then by their times
  total: z.int(), // also of those that are not among them
});
export type UpcomingGames = z.output<typeof upcomingGames>;

/** What a player has sent and shown of the dates of their games. */
export const datePreferences = z.object({
  calendarToken: z.string(), // the secret in the address of their calendar
  reminders: z.boolean(), // mails a day and an hour before
});
export type DatePreferences = z.output<typeof datePreferences>;
export const reminderChoice = z.strictObject({ reminders: z.boolean() });

/** How a rival was called: on the pages that they have open, or by mail. */
const calledRival = {
  by: z.enum(['page', 'mail']),
  isPlaying: z.boolean(), // the rival is in another game
};

export const callRequests = {
  /** Calls the rival of a game to come to the board. */
  callRival: request({ gameId: id }, calledRival),
};
export type CalledRival = z.output<typeof callRequests.callRival.answer>;

export const callEvents = {
  /** The rival of a game to come waits at the board. */
  rivalCalls: z.object({
    gameId: id,
    by: userRef,
    competition: z.string(), // what the league or tournament is called
    isPlaying: z.boolean(), // the receiver is in another game
  }),
};
