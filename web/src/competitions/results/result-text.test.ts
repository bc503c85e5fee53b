import type { HistoryValue } from '@darts/contracts/results';
import { PRESETS } from '@darts/rules/play/x01/settings';
import { describe, expect, test } from 'vitest';
import { outcomeText, scoreText } from './result-text.ts';
import { decisionOf, formOf, emptyScore, scoreOf, type ScoreForm } from './score-form.ts';

const names = ['ana', 'biel'] as const;

test.each<[HistoryValue, string]>([
  [{}, 'Pendiente'],
  [
    { endReason: 'result', winner: 1, legsWon: [1, 0], left: 40 },
    'Gana ana; a biel le quedaban 40 puntos',
  ],
  [
    { endReason: 'zero', winner: 2, legsWon: [1, 3], left: 1 },
    'Gana biel por 3 a 1; a ana le quedaba 1 punto',
  ],
  [
    { endReason: 'result', winner: null, legsWon: [0, 0], left: 20 },
    'Empate; quedaban 20 a cada uno',
  ],
  [{ endReason: 'surrender', winner: 2, legsWon: [0, 0] }, 'Gana biel por rendición'],
  [
    { endReason: 'surrender', winner: 2, legsWon: [1, 0], left: 141 },
    'Gana biel por rendición; a ana le quedaban 141 puntos',
  ],
  [
    { endReason: 'disconnect', winner: 1, legsWon: [1, 1], left: 32 },
    'Gana ana por desconexión; a biel le quedaban 32 puntos',
  ],
  [
    { endReason: 'idle', winner: 1, legsWon: [0, 0], left: 501 },
    'Gana ana por inactividad; a biel le quedaban 501 puntos',
  ],
  [{ endReason: 'walkover', winner: 1 }, 'Incomparecencia: gana ana'],
  [{ endReason: 'absence', winner: 2 }, 'Incomparecencia: gana biel'],
  [{ endReason: 'walkover', winner: null }, 'No vino ninguno de los dos'],
  [{ endReason: 'withdrawal', winner: 2 }, 'Retirada: gana biel'],
  [{ endReason: 'withdrawal', winner: null }, 'No cuenta por retirada'],
  [{ endReason: 'void', winner: null }, 'No disputada'],
])('the history describes the state of a game: %o', (value, text) => {
  expect(outcomeText(value, names)).toBe(text);
});

test('a proposed result names the players by seat', () => {
  expect(scoreText({ legsWon: [1, 2], left: 8 }, names)).toBe(
    'Gana biel por 2 a 1; a ana le quedaban 8 puntos',
  );
});

describe('a typed result', () => {
  const classic = { format: PRESETS.classic, mayDraw: true };
  const legs = { format: PRESETS.league, mayDraw: false };
  const fields = (changes: Partial<ScoreForm>): ScoreForm => ({ ...emptyScore, ...changes });

  test('is sent as typed, and fills the form again with the same values', () => {
    for (const [typed, rules, expected] of [
      [fields({ winner: '1', left: '32' }), classic, { legsWon: [1, 0], left: 32 }],
      [fields({ winner: 'draw', left: '9' }), classic, { legsWon: [0, 0], left: 9 }],
      [fields({ winner: '2', loserLegs: 1, left: '2' }), legs, { legsWon: [1, 2], left: 2 }],
    ] as const) {
      const sent = scoreOf(typed, rules);
      expect(sent).toEqual(expected);
      expect(sent).toEqual(scoreOf(formOf(sent as never), rules));
    }
  });

  test.each([
    [{ left: '32' }, 'winner'],
    [{ winner: '1', left: '' }, 'no-left'],
    [{ winner: '1', left: '0' }, 'left'],
    [{ winner: '1', left: '3.5' }, 'left'],
    [{ winner: '1', left: '502' }, 'left'],
  ] as const)('is not sent while a field is wrong: %o', (changes, wrong) => {
    expect(scoreOf(fields(changes), classic)).toBe(wrong);
  });

  test('is not needed for a walkover, for a game that neither player attended or for a void game', () => {
    const decide = (changes: object) =>
      decisionOf({ outcome: 'walkover', came: '', score: emptyScore, ...changes }, classic);
    expect(decide({})).toBe('came');
    expect(decide({ came: '2' })).toEqual({ outcome: 'walkover', came: 2 });
    expect(decide({ came: 'neither' })).toEqual({ outcome: 'walkover', came: null });
    expect(decide({ outcome: 'void' })).toEqual({ outcome: 'void' });
    expect(decide({ outcome: 'result' })).toBe('winner');
  });
});
