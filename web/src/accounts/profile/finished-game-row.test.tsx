import type { FinishedGame } from '@darts/contracts/play';
import { CLASSIC, PRESETS } from '@darts/rules/play/x01/settings';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#test/page.tsx';
import { ana, biel, id } from '#test/people.ts';
import { FinishedGameRow } from './finished-game-row.tsx';

const game: FinishedGame = {
  gameId: id(7),
  player1: ana,
  player2: biel,
  format: CLASSIC,
  legsWon: [1, 0],
  scorePlayer1: 0,
  scorePlayer2: 87,
  winner: ana,
  endReason: 'zero',
  finishedAt: '2026-11-05T20:30:00.000Z',
};

test.each<[FinishedGame, string]>([
  [game, 'ana vs biel0 – 87Ganada05/11/2026'],
  [
    { ...game, scorePlayer1: 301, winner: biel, endReason: 'surrender', competition: 'Copa' },
    'ana vs biel301 – 87Perdida05/11/2026 · Copa · por rendición',
  ],
  [
    { ...game, scorePlayer1: 87, winner: undefined, endReason: 'rounds' },
    'ana vs biel87 – 87Empate05/11/2026 · fin de las rondas',
  ],
  [
    { ...game, format: PRESETS.league, legsWon: [2, 1] },
    'ana vs biel2 – 1Ganada05/11/2026 · 501 a doble, al mejor de 3',
  ],
])(
  'a finished game shows its score, result, date, competition, end reason and format: %#',
  (played, words) => {
    renderAt('/', <FinishedGameRow game={played} userId={ana.userId} />);
    expect(screen.getByRole('link').textContent).toBe(words);
  },
);
