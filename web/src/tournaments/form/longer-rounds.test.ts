import { PRESETS } from '@darts/rules/play/x01/settings';
import { expect, test } from 'vitest';
import { legsFor, longerFrom } from './longer-rounds.ts';

const { double, league } = PRESETS;
const of = (legs: number) => ({ ...double, legs });

test('the last rounds have more legs than the rounds before, or the same format', () => {
  expect(longerFrom(double, {})).toBeNull();
  expect(longerFrom(double, { semifinal: 3, final: 5 })).toEqual({
    semifinal: of(3),
    final: of(5),
  });
  expect(longerFrom(double, { final: 3 })).toEqual({ final: of(3) });
  expect(longerFrom(double, { semifinal: 5, final: 3 })).toEqual({ semifinal: of(5) });
  expect(longerFrom(league, { semifinal: 3 })).toBeNull();
});

test('the last rounds offer more legs than the rounds before, besides their current choice', () => {
  expect(legsFor('final', { format: league, formatFrom: null })).toEqual([5, 7, 9, 11]);
  const formatFrom = { semifinal: of(7), final: of(1) };
  expect(legsFor('final', { format: league, formatFrom })).toEqual([1, 9, 11]);
});
