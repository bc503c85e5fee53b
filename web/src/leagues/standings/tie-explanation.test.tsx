import { DEFAULT_POINTS, POINTS_PRESETS } from '@darts/rules/leagues/points';
import { DEFAULT_TIE_BREAKS } from '@darts/rules/leagues/tie-breaks';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Classification } from '@darts/contracts/leagues';
import { TieExplanation } from './tie-explanation.tsx';

type Row = Classification[number];

const row = (username: string, rank: number, points: number, others: Partial<Row> = {}): Row => ({
  user: { userId: `${username}-id`, username },
  rank,
  points,
  played: 2,
  wins: 0,
  draws: 0,
  losses: 0,
  legsFor: 0,
  legsAgainst: 0,
  ...others,
});

const usual = { points: DEFAULT_POINTS, tieBreaks: [...DEFAULT_TIE_BREAKS] };

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the explanation of a table', () => {
  test.each([
    [
      usual,
      'Ganar da 3 puntos y empatar, 1. A igualdad de puntos deciden, por este orden: puntos en las partidas entre los empatados, partidas ganadas, diferencia de puntos restantes y media por turno en la liga.',
    ],
    [
      { points: POINTS_PRESETS[2], tieBreaks: ['legs' as const] },
      'Ganar da 3 puntos; empatar, 2; perder, 1, y no venir, 0. A igualdad de puntos decide esto: diferencia de legs.',
    ],
    [
      { points: { win: 1, draw: 0, loss: 0, absent: 0 }, tieBreaks: [] },
      'Ganar da 1 punto y empatar, 0. A igualdad de puntos se comparte el puesto.',
    ],
  ])('begins with the points and tie-breaks of the league: %#', (league, rule) => {
    render(<TieExplanation league={league} rows={[row('ana', 1, 3), row('biel', 2, 0)]} />);
    expect(screen.getByText(rule)).toBeDefined();
  });

  test('explains the tie-breaks, and names the players who are level', () => {
    render(
      <TieExplanation
        league={usual}
        rows={[
          row('ana', 1, 6),
          row('biel', 2, 3, { tieBreak: 'direct' }),
          row('carla', 3, 3, { tieBreak: 'difference' }),
          row('dani', 4, 3, { tieBreak: 'difference' }),
          row('eva', 5, 1),
          row('fina', 5, 1),
        ]}
      />,
    );

    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Con 3 puntos',
      'Con 1 punto',
    ]);
    expect(items()).toEqual([
      '2.º biel: puntos en las partidas entre los empatados',
      '3.º carla: diferencia de puntos restantes',
      '4.º dani: diferencia de puntos restantes',
      '5.º eva y fina: iguales en todo',
    ]);
  });

  test('tells how many games each player has drawn', () => {
    render(
      <TieExplanation
        league={usual}
        rows={[row('ana', 1, 4, { draws: 1 }), row('biel', 2, 2, { draws: 2 })]}
      />,
    );
    expect(screen.getByText('Partidas empatadas (PE): ana 1 y biel 2.')).toBeDefined();
  });

  test('says that no game has been played, and lists no ties', () => {
    render(
      <TieExplanation
        league={usual}
        rows={[row('ana', 1, 0, { played: 0 }), row('biel', 1, 0, { played: 0 })]}
      />,
    );
    expect(items()).toEqual([]);
    expect(screen.getByText('Todavía no se ha jugado ninguna partida.')).toBeDefined();
  });

  test('says that there are no ties when the points differ', () => {
    render(<TieExplanation league={usual} rows={[row('ana', 1, 3), row('biel', 2, 0)]} />);
    expect(screen.getByText('Ahora no hay ningún empate a puntos.')).toBeDefined();
  });
});
