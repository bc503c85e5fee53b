import { CLASSIC } from '@darts/rules/play/x01/settings';
import type { Kind } from '../addresses/one.ts';
import { officiatingCalls } from '../calls/officiating.ts';
import { resultCalls } from '../calls/results.ts';
import { documented } from './doc.ts';
import { ana, biel, gameId, leagueGame, leagueId, tournamentId } from './examples.ts';

const path = { gameId };
const score = { legsWon: [1, 0], left: 32 } as const;
const proposedAt = '2026-12-04T22:10:00.000Z';
const proposal = { by: ana, proposedAt, ...score, isDisputed: false, isLate: false };
const reason = 'Lo jugaron en el otro bar.';
const result = {
  gameId,
  kind: 'league',
  competitionId: leagueId,
  player1: ana,
  player2: biel,
  status: 'pendiente',
  version: 3,
  format: CLASSIC,
  mayDraw: true,
  proposal,
  mayPropose: true,
  mayDecide: false,
  mayTakeBack: false,
  entered: null,
} as const;
const answering = { path, body: { proposedAt } } as const;

const officiating = (kind: Kind, ids: Readonly<Record<string, string>>) => {
  const game = { ...ids, gameId };
  return documented(officiatingCalls(kind), {
    decide: {
      summary: `Decides a game of a ${kind}, or decides it anew; for its creator and helpers`,
      description:
        'A walkover with the seat of the one who came (null: neither did), a result that was thrown elsewhere, or that it is void. What is written down in the history cannot be changed.',
      example: { path: game, body: { outcome: 'walkover', came: 1, reason }, data: {} },
    },
    takeBack: {
      summary: `Takes back what was entered for a game of a ${kind}; for its creator and helpers`,
      description: 'It is to be played, if nobody has thrown a dart in it.',
      example: { path: game, body: { reason }, data: {} },
    },
    withdraw: {
      summary: `Withdraws a player from a ${kind} in progress; for its creator and helpers`,
      description:
        kind === 'league'
          ? 'With fewer than half of their games played none of them counts in the table; otherwise the rivals have those that are left.'
          : 'Their rival goes through.',
      example: { path: ids, body: { userId: biel.userId, reason }, data: {} },
    },
    history: {
      summary: `What was done by hand in a ${kind}, newest first`,
      example: {
        path: ids,
        data: {
          entries: [
            {
              at: proposedAt,
              by: ana,
              act: 'walkover',
              gameId,
              about: [ana, biel],
              before: {},
              after: { endReason: 'walkover', winner: 1 },
              reason,
            },
          ],
        },
      },
    },
    atRisk: {
      summary: `The games of a ${kind} that need its organiser`,
      description:
        'Those that are not played by their dates and the days of grace, those of whose result the players do not agree, those to which a player did not come (`noShows`), and those that stood still while one recorded for both (`isStopped`): a hundred at most.',
      example: {
        path: ids,
        data: {
          games: [
            {
              gameId,
              player1: ana,
              player2: biel,
              dueDate: leagueGame.gameDate,
              agreedAt: null,
              dates: [],
              result: { ...proposal, isDisputed: true, isLate: true },
              noShows: [{ by: ana, at: proposedAt }],
              isStopped: false,
              remindedAt: null,
            },
          ],
          total: 1,
          graceDays: 7,
        },
      },
    },
    remind: {
      summary: `Reminds the players of a game of a ${kind}, once a day`,
      description: 'By mail, if they want mails about their games.',
      example: { path: game, data: {} },
    },
    setGrace: {
      summary: `Sets by how many days a game of a ${kind} may be late before it is at risk`,
      example: { path: ids, body: { days: 7 }, data: {} },
    },
    helpers: {
      summary: `The operators who help the creator of a ${kind}`,
      example: { path: ids, data: { users: [biel] } },
    },
    addHelper: {
      summary: `Names an operator who helps the creator of a ${kind}`,
      description: 'Whoever helps already stays so.',
      example: { path: ids, body: { username: biel.username }, data: {} },
    },
    removeHelper: {
      summary: `Somebody helps the creator of a ${kind} no longer`,
      example: { path: { ...ids, userId: biel.userId }, data: {} },
    },
  });
};

export const resultDocs = {
  ...documented(resultCalls, {
    getGameResult: {
      summary: 'What can be entered for a game, and what is proposed',
      description:
        'Null for a game of no league or tournament. What is proposed is told to its players and organisers.',
      example: { path, data: { result } },
    },
    proposeResult: {
      summary: 'Proposes the result of a game that was thrown elsewhere to the rival',
      description:
        'It replaces what the caller has proposed before. Without an answer for 48 hours the organiser is asked. Five may be proposed for a game, by both players together.',
      example: { path, body: score, data: { result } },
    },
    confirmResult: {
      summary: 'Agrees to the result that the rival proposes: it counts',
      example: {
        ...answering,
        data: { result: { ...result, status: 'finalizada', proposal: null, mayPropose: false } },
      },
    },
    disputeResult: {
      summary: 'Says that it was otherwise: the organiser is asked',
      example: {
        ...answering,
        data: { result: { ...result, proposal: { ...proposal, isDisputed: true, isLate: true } } },
      },
    },
    previewLeagueWithdrawal: {
      summary:
        'What a withdrawal would make of the games of a player; for who runs it, and helpers',
      description:
        'With fewer than half of them played none counts; otherwise those left are lost.',
      example: {
        path: { leagueId, userId: biel.userId },
        data: { withdrawal: { played: 1, games: 5, isAllVoid: true } },
      },
    },
  }),
  ...officiating('league', { leagueId }),
  ...officiating('tournament', { tournamentId }),
};
