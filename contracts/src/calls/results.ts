import * as at from '../addresses/results.ts';
import * as results from '../results.ts';
import { calls, HELD_BY_PLAYER } from './call.ts';

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
    refusals: [...HELD_BY_PLAYER, 'result-proposed', 'proposed-too-often', 'impossible-result'],
  },
  confirmResult: {
    for: 'participants',
    body: answerBody,
    answer,
    refusals: [...HELD_BY_PLAYER, 'result-gone'],
  },
  disputeResult: {
    for: 'participants',
    body: answerBody,
    answer,
    refusals: [...HELD_BY_PLAYER, 'result-gone'],
  },
  previewLeagueWithdrawal: {
    for: 'organisers',
    answer: results.withdrawalPreviewAnswer,
    refusals: ['league-not-found', 'not-the-creator', 'not-enrolled'],
  },
});
