import * as at from '../addresses/officiating.ts';
import type { Kind } from '../addresses/one.ts';
import { noFields } from '../envelope.ts';
import * as results from '../results.ts';
import { callsOfKind, KIND } from './call.ts';

/** Calls for officiating a league or tournament: decisions, withdrawals, history, games at risk, helpers. */
export const officiatingCalls = (kind: Kind) => {
  const Kind = KIND[kind];
  const missing = `${kind}-not-found` as const;
  const asOrganiser = [missing, 'not-the-creator', 'not-in-progress', 'lost-race'] as const;
  const ofGame = ['game-not-found', 'rival-unknown', 'player-withdrawn'] as const;
  return callsOfKind(kind, at, {
    decide: {
      id: `decide${Kind}Game`,
      for: 'organisers',
      body: results.decisionBody,
      refusals: [
        ...asOrganiser,
        ...ofGame,
        'game-in-progress',
        'reason-missing',
        'impossible-result',
        'result-changed',
        'next-game-begun',
      ],
    },
    takeBack: {
      id: `takeBack${Kind}Result`,
      for: 'organisers',
      body: results.takingBackBody,
      refusals: [...asOrganiser, ...ofGame, 'not-taken-back', 'result-changed', 'next-game-begun'],
    },
    withdraw: {
      id: `withdraw${Kind}Player`,
      for: 'organisers',
      body: results.withdrawalBody,
      refusals: [...asOrganiser, 'not-enrolled', 'player-withdrawn', 'game-in-progress'],
    },
    history: {
      id: `get${Kind}History`,
      for: 'users',
      query: results.historyPage,
      answer: results.history,
      refusals: [missing],
    },
    atRisk: {
      id: `list${Kind}GamesAtRisk`,
      for: 'organisers',
      answer: results.gamesAtRisk,
      refusals: [missing, 'not-the-creator'],
    },
    remind: {
      id: `remind${Kind}Players`,
      for: 'organisers',
      body: noFields,
      refusals: [
        ...asOrganiser,
        'game-not-found',
        'already-begun',
        'game-over',
        'rival-unknown',
        'reminded-already',
      ],
    },
    setGrace: {
      id: `set${Kind}Grace`,
      for: 'organisers',
      body: results.graceBody,
      refusals: asOrganiser,
    },
    helpers: {
      id: `list${Kind}Helpers`,
      for: 'users',
      answer: results.helpers,
      refusals: [missing],
    },
    addHelper: {
      id: `add${Kind}Helper`,
      for: 'creator',
      body: results.helperBody,
      refusals: [
        missing,
        'not-the-creator',
        'user-not-found',
        'not-an-operator',
        'too-many-helpers',
        'lost-race',
      ],
    },
    removeHelper: {
      id: `remove${Kind}Helper`,
      for: 'creator',
      refusals: [missing, 'not-the-creator', 'lost-race'],
    },
  });
};
