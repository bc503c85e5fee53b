import * as z from 'zod/mini';
import { readerCalls } from '../calls/readers.ts';
import { shownRound } from '../leagues.ts';
import { publicGame, publicLeague } from '../readers.ts';
import { shownTournament } from '../tournaments.ts';
import { documented } from './doc.ts';
import {
  ana,
  figures,
  game,
  gameId,
  league,
  leagueGame,
  leagueId,
  tournament,
  tournamentId,
} from './examples.ts';

const PRIVATE =
  'One that is private is answered as one that does not exist. Unchanged since the tag in `If-None-Match`: 304.';

export const leagueExample = z.encode(publicLeague, {
  ...league,
  table: [{ user: ana, ...figures }],
});
export const tournamentExample = z.encode(shownTournament, tournament);

export const readerDocs = documented(readerCalls, {
  getPublicLeague: {
    summary: 'A public league, with its table',
    description: PRIVATE,
    example: { path: { leagueId }, data: { league: leagueExample } },
  },
  getPublicRound: {
    summary: 'A round of a public league, with its games',
    example: {
      path: { leagueId, round: 1 },
      data: z.encode(shownRound, {
        round: 1,
        date: league.startDate,
        games: [leagueGame],
        resting: null,
      }),
    },
  },
  getPublicTournament: {
    summary: 'A public tournament, with its bracket',
    description: PRIVATE,
    example: { path: { tournamentId }, data: { tournament: tournamentExample } },
  },
  getPublicGame: {
    summary: 'A game of a public league or tournament',
    example: {
      path: { gameId },
      data: {
        game: z.encode(publicGame, {
          ...game,
          kind: 'league',
          competitionId: leagueId,
          competition: league.name,
          toThrow: 2,
        }),
      },
    },
  },
});
