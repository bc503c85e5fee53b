import type { BracketGame } from '@darts/contracts/tournaments';
import { PRESETS } from '@darts/rules/play/x01/settings';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ana, biel } from '#test/people.ts';
import { played, waiting } from '#test/tournaments.ts';
import { Bracket } from './bracket.tsx';

const final: BracketGame = { ...played(1, 1, ana, biel), format: PRESETS.league };

const linesOf = (place: BracketGame) => {
  render(<Bracket tournament={{ games: [place] }} columns={1} />);
  return Array.from(screen.getByRole('listitem').children, ({ textContent }) => textContent);
};

test('a screen shows no score of a void game, and the legs needed of a walkover', () => {
  expect(linesOf({ ...waiting(1, 1, ana, biel), status: 'finalizada', endReason: 'void' })).toEqual(
    ['ana', 'biel'],
  );
  cleanup();
  expect(linesOf({ ...final, endReason: 'walkover' })).toEqual(['ana2', 'biel0']);
});

test('a screen shows the points left of a game of one leg', () => {
  const lines = linesOf({ ...played(1, 1, ana, biel), endReason: 'zero', scorePlayer2: 32 });
  expect(lines).toEqual(['ana0', 'biel32']);
});

test('a screen shows the legs won of a surrendered game of several legs', () => {
  expect(linesOf({ ...final, endReason: 'surrender', legsWon: [1, 0] })).toEqual(['ana1', 'biel0']);
});
