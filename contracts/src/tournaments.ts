import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import { END_REASONS } from '@darts/rules/play/game';
import * as z from 'zod/mini';
import { userRef } from './accounts.ts';
import { competitionFields, competitionView } from './competitions.ts';
import { chosenFormat, GAME_STATUSES, gameFormat, legsWon } from './play.ts';

export const tournamentBody = z.strictObject({
  ...competitionFields,
  // Left out of an edit, each stays as it is; null takes it back.
  dayOfWeek: z.optional(z.nullable(z.enum(WEEKDAYS))),
  isHomeAndAway: z.optional(z.nullable(z.boolean())),
  formatFrom: z.optional(
    z.nullable(
      z.strictObject({
        semifinal: z.optional(chosenFormat), // and of the final, unless it has its own
        final: z.optional(chosenFormat),
      }),
    ),
  ),
});
export type TournamentBody = z.output<typeof tournamentBody>;

/** A place of the bracket. A bye has a player and no game. */
export const bracketGame = z.object({
  gameId: z.nullable(z.uuid()), // null for a bye only
  id: z.uuid(), // of the place
  round: z.int(), // from 1
  matchNumber: z.int(), // within its round, from 1
  player1: z.nullable(userRef), // null while not known
  player2: z.nullable(userRef),
  scorePlayer1: z.int(),
  scorePlayer2: z.int(),
  format: gameFormat,
  legsWon,
  winner: z.nullable(userRef),
  agreedAt: z.optional(z.iso.datetime()), // absent until its players agree on a time
  status: z.enum(GAME_STATUSES),
  isBye: z.boolean(),
  endReason: z.optional(z.enum(END_REASONS)), // absent until it is over, and for a bye
  isSuddenDeath: z.boolean(), // in rounds beyond its own, or decided there
});
export type BracketGame = z.output<typeof bracketGame>;

export const tournament = z.object({
  tournamentId: z.uuid(),
  ...competitionView,
  dayOfWeek: z.optional(z.enum(WEEKDAYS)), // absent where none was given
  isHomeAndAway: z.optional(z.boolean()), // absent where it was not given
  // Of the last rounds, where theirs are others.
  formatFrom: z.optional(
    z.object({ semifinal: z.optional(gameFormat), final: z.optional(gameFormat) }),
  ),
  participants: z.array(z.object({ user: userRef })),
  games: z.array(bracketGame), // by round and match; none while pending
});
export type Tournament = z.output<typeof tournament>;

/** A tournament in a list. */
export const listedTournament = z.omit(tournament, { games: true });
export type ListedTournament = z.output<typeof listedTournament>;

export const tournamentAnswer = z.object({ tournament });
export const createdTournament = z.object({ tournamentId: z.uuid(), tournament });
export const tournamentsAnswer = z.object({ tournaments: z.array(listedTournament) }); // newest first

export const byTournamentId = z.strictObject({ tournamentId: z.uuid() });
export const byTournamentGame = z.strictObject({ tournamentId: z.uuid(), gameId: z.uuid() });
export const byTournamentMember = z.strictObject({ tournamentId: z.uuid(), userId: z.uuid() });

export const tournamentEvents = {
  /** Something of the tournament is no longer as it was: ask again. */
  tournamentChanged: z.object({ tournamentId: z.uuid() }),
};
