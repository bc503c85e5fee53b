import type { CallDoc, CallDocs } from './doc.ts';
import {
  ana,
  biel,
  figures,
  game,
  gameId,
  league,
  leagueId,
  tournament,
  tournamentId,
} from './examples.ts';

const result = {
  player1: ana.username,
  player2: biel.username,
  winner: null,
  status: game.status,
  scorePlayer1: game.scorePlayer1,
  scorePlayer2: game.scorePlayer2,
  legsWon: game.legsWon,
};
const players = [ana.username, biel.username];
const { rounds, dayOfWeek } = league;

const switching = (
  kind: 'league' | 'tournament',
  path: Readonly<Record<string, string>>,
): CallDoc => ({
  summary: `Lets anybody read a ${kind} without an account, or not any more; for its creator`,
  description:
    'Names and results only. Whoever has joined before is told by a mail, once. Switched off, it is gone at once, and from open pages within a second.',
  refusals: [`${kind}-not-found`, 'not-the-creator', 'lost-race'],
  example: { path, body: { isPublic: true }, data: {} },
});

const following = (
  kind: 'league' | 'tournament',
  path: Readonly<Record<string, string>>,
): CallDoc => ({
  summary: `The events of a public ${kind}, as an \`EventSource\` reads them`,
  description:
    '`changed`: it is to be asked for again; once at the beginning, too, and once a second at most. `gone`: it is not public any more. Neither has data.',
  isPublic: true,
  refusals: ['not-found', 'too-busy', 'too-many-connections'],
  example: { path, data: 'event: changed\ndata: {}\n\n' },
});

export const publishingDocs = {
  setLeagueVisibility: switching('league', { leagueId }),
  setTournamentVisibility: switching('tournament', { tournamentId }),
  getPublicLeague: {
    summary: 'A public league, with its table',
    description: 'One that is private is answered as one that does not exist.',
    isPublic: true,
    refusals: ['not-found'],
    example: {
      path: { leagueId },
      data: {
        league: {
          leagueId,
          name: league.name,
          status: league.status,
          startDate: league.startDate,
          format: league.format,
          dayOfWeek,
          players,
          rounds,
          table: [{ player: ana.username, ...figures, isWithdrawn: false }],
        },
      },
    },
  },
  getPublicRound: {
    summary: 'A round of a public league, with its games',
    isPublic: true,
    refusals: ['not-found'],
    example: {
      path: { leagueId, round: 1 },
      data: {
        round: 1,
        date: league.startDate,
        games: [{ gameId, gameDate: league.startDate, isDraw: false, ...result }],
        resting: null,
      },
    },
  },
  followPublicLeague: following('league', { leagueId }),
  getPublicTournament: {
    summary: 'A public tournament, with its bracket',
    description: 'One that is private is answered as one that does not exist.',
    isPublic: true,
    refusals: ['not-found'],
    example: {
      path: { tournamentId },
      data: {
        tournament: {
          tournamentId,
          name: tournament.name,
          status: tournament.status,
          startDate: tournament.startDate,
          format: tournament.format,
          players,
          champion: null,
          games: [
            {
              gameId,
              round: 1,
              matchNumber: 1,
              isBye: false,
              format: tournament.format,
              ...result,
            },
          ],
        },
      },
    },
  },
  followPublicTournament: following('tournament', { tournamentId }),
  getPublicGame: {
    summary: 'A game of a public league or tournament',
    isPublic: true,
    refusals: ['not-found'],
    example: {
      path: { gameId },
      data: {
        game: {
          gameId,
          kind: 'league',
          competitionId: leagueId,
          competition: league.name,
          format: game.format,
          leg: 1,
          toThrow: 2,
          ...result,
        },
      },
    },
  },
} satisfies CallDocs;
