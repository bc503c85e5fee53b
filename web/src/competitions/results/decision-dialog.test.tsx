import { CLASSIC } from '@darts/rules/play/settings';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#test/page.tsx';
import { id } from '#test/people.ts';
import { DecisionDialog } from './decision-dialog.tsx';

test.each([
  ['of a bracket lets nobody go on', false, 'No pasa ninguno de los dos.'],
  ['of a table counts for nobody, also in a group', true, 'No cuenta para ninguno de los dos.'],
])('a game that is not played %s', (_, mayDraw, meaning) => {
  const game = {
    kind: 'tournament',
    competitionId: id(9),
    gameId: id(8),
    version: 1,
    status: 'pendiente',
    proposal: null,
    format: CLASSIC,
    mayDraw,
  } as const;
  const dialog = <DecisionDialog game={game} names={['ana', 'biel']} onClose={() => {}} />;
  renderAt('/', dialog);
  fireEvent.change(screen.getAllByRole('combobox')[0]!, { target: { value: 'void' } });
  expect(screen.getByText(meaning)).toBeDefined();
});
