import { publishingCalls } from '../calls/publishing.ts';
import { documented } from './doc.ts';
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

export const publishingDocs = documented(publishingCalls, {
  getPublicLeague: {
    summary: 'A public league, with its table',
    description:
      'One that is private is answered as one that does not exist. Unchanged since the tag in `If-None-Match`: 304.',
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
  getPublicTournament: {
    summary: 'A public tournament, with its bracket',
    description:
      'One that is private is answered as one that does not exist. Unchanged since the tag in `If-None-Match`: 304.',
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
  getPublicGame: {
    summary: 'A game of a public league or tournament',
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
});
