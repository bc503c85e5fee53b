import { playCalls } from '../calls/play.ts';
import { documented } from './doc.ts';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { ana, biel, game, gameId, turnId } from './examples.ts';

const one = { path: { gameId }, data: { game } };
const own = { userId: ana.userId };

export const playDocs = documented(playCalls, {
  getGame: {
    summary: 'A game',
    example: one,
  },
  getGameDetails: {
    summary: 'A game',
    description: 'The same as `/api/games/{gameId}`.',
    example: one,
  },
  recordTurn: {
    summary: "Records the caller's turn",
    description:
      'Its beds, its darts (their values) or both; or its total as the only one of `darts`. Where the format asks for a double, it takes beds or a total. A total that closes a leg may say how many darts it took. With the `turnId` of a turn that is recorded already, it is answered as that was.',
    example: {
      path: { gameId },
      body: { beds: ['T20', 'T20', 'S20'], turnId, expectedTurn: 0 },
      data: { bust: false, game },
    },
  },
  getActiveGame: {
    summary: "The caller's game in progress",
    description: 'Null where there is none.',
    example: { path: own, data: { game } },
  },
  listFinishedGames: {
    summary: "A user's finished games, newest first",
    example: {
      path: own,
      data: {
        games: [
          {
            gameId,
            player1: ana,
            player2: biel,
            scorePlayer1: 0,
            scorePlayer2: 40,
            format: CLASSIC,
            legsWon: [1, 0],
            winner: ana,
            endReason: 'zero',
            finishedAt: '2026-11-20T20:12:00.000Z',
          },
        ],
      },
    },
  },
  getStatistics: {
    summary: "What the charts of a user's profile draw",
    description: 'The means of the last 12 games, oldest first, and turns by their totals.',
    example: {
      path: own,
      data: {
        averages: [{ gameId, finishedAt: '2026-11-20T20:12:00.000Z', mpt: 54.3 }],
        turnTotals: [{ from: 0, to: 19, count: 7 }],
      },
    },
  },
  getFigures: {
    summary: 'What a user has thrown',
    description:
      'In all games, or in those of a kind (`lobby`, `league`, `tournament`), of the last 10, 30 or 90 days, of a format. Of the games that fit, the latest 30; turns by their totals; beds where they are known. `formats` are those of all games.',
    example: {
      path: own,
      data: {
        figures: {
          games: 1,
          won: 1,
          drawn: 0,
          streak: 1,
          legs: 1,
          legsWon: 1,
          turns: 8,
          darts: 23,
          average: 65.35,
          firstNine: 72,
          mpt: 62.63,
          mpd: 20.88,
          bestTurn: 140,
          bestLeg: 23,
          bestClose: 41,
          turns60: 3,
          turns100: 1,
          turns140: 1,
          turns180: 0,
          finishes: 0,
          finishDarts: 0,
        },
        latest: [{ gameId, finishedAt: '2026-11-20T20:12:00.000Z', points: 480, darts: 23 }],
        turnTotals: [{ from: 40, to: 59, count: 3 }],
        beds: [{ bed: 'T20', count: 4 }],
        formats: [{ format: CLASSIC, games: 1 }],
      },
    },
  },
  listRivals: {
    summary: 'Against whom a user has played, and how that went',
    description: 'Those of the latest games first.',
    example: {
      path: own,
      data: {
        rivals: [
          {
            rival: biel,
            games: 3,
            won: 2,
            drawn: 0,
            legs: 3,
            legsWon: 2,
            lastAt: '2026-11-20T20:12:00.000Z',
          },
        ],
      },
    },
  },
});
