/** Answers to callers without a session about public leagues and tournaments: members' views, without player ids. */
import * as z from 'zod/mini';
import { COMPETITION_KINDS } from './competitions.ts';
import { id } from './fields/ids.ts';
import { shownLeague } from './leagues.ts';
import { shownGame } from './play.ts';
import { shownRow } from './table-figures.ts';
import { shownTournament } from './tournaments.ts';

/** A league with its table, best first. */
export const publicLeague = z.extend(shownLeague, { table: z.array(shownRow) });
export type PublicLeague = z.output<typeof publicLeague>;
export const publicLeagueAnswer = z.object({ league: publicLeague });

export const publicTournamentAnswer = z.object({ tournament: shownTournament });

export const publicGame = z.extend(shownGame, {
  kind: z.enum(COMPETITION_KINDS),
  competitionId: id, // id of the league or tournament
  competition: z.string(), // name of the league or tournament
  toThrow: z.nullable(z.literal([1, 2])), // null unless in progress
});
export type PublicGame = z.output<typeof publicGame>;
export const publicGameAnswer = z.object({ game: publicGame });
