import * as at from '../addresses/results.ts';
import * as results from '../results.ts';
import { calls } from './call.ts';

const asPlayer = [
  'game-not-found',
  'not-a-player',
  'already-begun',
  'game-over',
  'rival-unknown',
  'lost-race',
] as const;
const { gameResultAnswer: answer, answerBody } = results;

export const resultCalls = calls(at, {
  getGameResult: {
    for: 'users',
    answer,
    refusals: ['game-not-found', 'league-not-found', 'tournament-not-found'],
  },
  proposeResult: {
    for: 'participants',
    body: results.resultBody,
    answer,
    refusals: [...asPlayer, 'result-proposed', 'proposed-too-often', 'impossible-result'],
  },
  confirmResult: {
    for: 'participants',
    body: answerBody,
    answer,
    refusals: [...asPlayer, 'result-gone'],
  },
  disputeResult: {
    for: 'participants',
    body: answerBody,
    answer,
    refusals: [...asPlayer, 'result-gone'],
  },
  previewLeagueWithdrawal: {
    for: 'organisers',
    answer: results.withdrawalPreviewAnswer,
    refusals: ['league-not-found', 'not-the-creator', 'not-enrolled'],
  },
});
