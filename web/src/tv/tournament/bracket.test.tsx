import type { TvPlace } from '@darts/contracts/tv';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bracket } from './bracket.tsx';

const final: TvPlace = {
  round: 1,
  match: 1,
  legs: 3,
  players: ['ana', 'biel'],
  legsWon: [0, 0],
  left: [501, 501],
  status: 'finalizada',
  winner: 1,
  isBye: false,
};

const linesOf = (place: TvPlace) => {
  render(<Bracket tournament={{ places: [place], champion: 'ana' }} columns={1} />);
  return Array.from(screen.getByRole('listitem').children, ({ textContent }) => textContent);
};

test('a screen gives no score to a game that counts for nobody, and the legs it takes to a walkover', () => {
  expect(linesOf({ ...final, endReason: 'void', winner: null })).toEqual(['ana', 'biel']);
  cleanup();
  expect(linesOf({ ...final, endReason: 'walkover' })).toEqual(['ana2', 'biel0']);
});

test('of a game of one leg a screen tells the points left, as its page does', () => {
  const lines = linesOf({ ...final, legs: 1, endReason: 'zero', legsWon: [1, 0], left: [0, 32] });
  expect(lines).toEqual(['ana0', 'biel32']);
});

test('and those that were won to one that was thrown, or given up', () => {
  expect(linesOf({ ...final, endReason: 'surrender', legsWon: [1, 0] })).toEqual(['ana1', 'biel0']);
});
