import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#test/page.tsx';
import { jefa } from '#test/people.ts';
import { broken, serveAnswers } from '#test/server.ts';
import { AddParticipants } from './add-participants.tsx';

test('a failed search shows an error, and can be retried', async () => {
  serveAnswers({ 'GET /leagues/x/candidates': broken });
  renderAt(
    '/',
    <AddParticipants
      place={{
        kind: 'league',
        competitionId: 'x',
        queryKey: ['leagues', 'x'],
      }}
      isFull={false}
      onAdded={() => {}}
    />,
    jefa,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'biel' } });
  expect((await screen.findByRole('alert')).textContent).toBe('No se ha podido buscar.');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
});
