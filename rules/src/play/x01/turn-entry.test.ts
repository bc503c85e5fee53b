import { describe, expect, test } from 'vitest';
import type { BedName } from '../beds.ts';
import { newGame, playTurn } from '../match.ts';
import type { PlayRules } from './judgement.ts';
import { enteredTurn, recordedDarts } from './turn-entry.ts';

const straight: PlayRules = { start: 501, in: 'straight', out: 'straight' };
const double: PlayRules = { ...straight, out: 'double' };
const doubleIn: PlayRules = { ...straight, in: 'double' };

type Case = { readonly rules: PlayRules; readonly left: number; readonly beds: BedName[] };

const cases: readonly (readonly [string, Case, object])[] = [
  ['is not over before the first dart', at(straight, 501), { left: 501, isOver: false }],
  ['nor after two', at(straight, 501, 'T20', 'T20'), { left: 381, isOver: false }],
  ['is over after three', at(straight, 501, 'T20', 'S5', 'M'), { left: 436, isOver: true }],
  [
    'at zero',
    at(straight, 60, 'S20', 'D20', 'S5'),
    { left: 0, bust: false, isOver: true, thrown: ['S20', 'D20'] },
  ],
  ['at a bust', at(straight, 40, 'T20', 'S1'), { bust: true, isOver: true, thrown: ['T20'] }],
  ['not one point short of zero', at(straight, 41, 'S20', 'S20'), { left: 1, isOver: false }],
  ['with 1 left, where nothing closes it', at(double, 41, 'D20'), { bust: true, isOver: true }],
  ['at a zero that is no close', at(double, 20, 'S20'), { left: 0, bust: true, isOver: true }],
  ['with a double', at(double, 40, 'D20'), { left: 0, bust: false, isOver: true }],
  ['with nothing before a double', at(doubleIn, 501, 'T20', 'D20', 'S1'), { left: 460 }],
];

function at(rules: PlayRules, left: number, ...beds: BedName[]): Case {
  return { rules, left, beds };
}

describe('a turn being entered', () => {
  test.each(cases)('%s', (_, { rules, left, beds }, expected) => {
    expect(enteredTurn(rules, left, beds)).toMatchObject(expected);
  });
});

test('darts that are not thrown are recorded as 0', () => {
  expect(recordedDarts([])).toEqual([0, 0, 0]);
  expect(recordedDarts([60, 5])).toEqual([60, 5, 0]);
  expect(recordedDarts([60, 60, 60])).toEqual([60, 60, 60]);
});

test('a single dart is recorded as a dart, not as the total of a turn', () => {
  const { turns } = playTurn(newGame(), recordedDarts([20]));
  expect(turns).toEqual([{ side: 0, total: 20, bust: false, darts: [20, 0, 0] }]);
});
