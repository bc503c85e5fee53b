import type { TvPlace } from '@darts/contracts/tv';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bracket } from './bracket.tsx';

const final: TvPlace = {
  round: 1,
  match: 1,
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

test('a screen gives no legs to a game that nobody threw', () => {
  expect(linesOf({ ...final, endReason: 'walkover' })).toEqual(['ana', 'biel']);
});

test('and those that were won to one that was thrown, or given up', () => {
  expect(linesOf({ ...final, endReason: 'surrender', legsWon: [1, 0] })).toEqual(['ana1', 'biel0']);
});
