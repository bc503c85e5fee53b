import * as at from '../addresses/play.ts';
import * as figures from '../figures.ts';
import * as play from '../play.ts';
import { calls } from './call.ts';

const game = { for: 'users', answer: play.gameAnswer, refusals: ['game-not-found'] } as const;

export const playCalls = calls(at, {
  getGame: game,
  getGameDetails: game,
  recordTurn: {
    for: 'participants',
    body: play.turnBody,
    answer: play.turnAnswer,
    refusals: [
      'game-not-found',
      'not-a-player',
      'not-started',
      'game-over',
      'not-your-turn',
      'scored-by-rival',
      'stale-turn',
      'turn-id-reused',
      'other-device',
      'invalid-darts',
      'impossible-total',
      'beds-needed',
      'no-double',
      'turn-over',
      'lost-race',
    ],
  },
  getActiveGame: { for: 'self', answer: play.maybeGameAnswer, refusals: ['forbidden'] },
  listFinishedGames: {
    for: 'users',
    query: play.gamesPage,
    answer: play.finishedGamesAnswer,
    refusals: ['user-not-found'],
  },
  getStatistics: { for: 'users', answer: play.playerStatistics, refusals: ['user-not-found'] },
  getFigures: {
    for: 'users',
    query: figures.figuresFilter,
    answer: figures.figuresAnswer,
    refusals: ['user-not-found'],
  },
  listRivals: {
    for: 'users',
    query: figures.rivalsPage,
    answer: figures.rivalsAnswer,
    refusals: ['user-not-found'],
  },
});
