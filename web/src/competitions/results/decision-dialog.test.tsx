import { CLASSIC } from '@darts/rules/play/x01/settings';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#test/page.tsx';
import { id } from '#test/people.ts';
import { DecisionDialog } from './decision-dialog.tsx';

const MEANINGS = {
  bracket: 'No pasa ninguno de los dos.',
  table: 'No cuenta para ninguno de los dos.',
  either: 'No la gana ninguno de los dos: en una eliminatoria, no pasa nadie.',
};

test.each([
  ['in a bracket advances nobody', { kind: 'tournament', legs: 1, mayDraw: false }, 'bracket'],
  ['in a league counts for nobody', { kind: 'league', legs: 1, mayDraw: true }, 'table'],
  ['in a group counts for nobody', { kind: 'tournament', legs: 1, mayDraw: true }, 'table'],
  ['with legs in a league counts for nobody', { kind: 'league', legs: 3, mayDraw: false }, 'table'],
  [
    'with legs in a bracket may be won by either player',
    { kind: 'tournament', legs: 3, mayDraw: false },
    'either',
  ],
] as const)('a game that is not played %s', (_, { legs, ...of }, meaning) => {
  const game = {
    ...of,
    competitionId: id(9),
    gameId: id(8),
    version: 1,
    status: 'pendiente',
    proposal: null,
    format: { ...CLASSIC, legs },
  } as const;
  const dialog = <DecisionDialog game={game} names={['ana', 'biel']} onClose={() => {}} />;
  renderAt('/', dialog);
  fireEvent.change(screen.getAllByRole('combobox')[0]!, { target: { value: 'void' } });
  expect(screen.getByText(MEANINGS[meaning])).toBeDefined();
});
