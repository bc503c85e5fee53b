import { screen, within, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, pressSoon, seeToast, visit } from '#test/page.tsx';
import { ana, biel, jefa } from '#test/people.ts';
import { good, serveAnswers } from '#test/server.ts';
import { PATH, pending } from '#test/tournaments.ts';
import { TournamentPage } from './tournament-page.tsx';

test('an organiser names helpers before a competition begins, and removes them', async () => {
  let users: object[] = [];
  const sent = serveAnswers({
    [`GET ${PATH}`]: () => good({ tournament: pending }),
    [`GET ${PATH}/helpers`]: () => good({ users }),
    [`POST ${PATH}/helpers`]: () => {
      users = [{ userId: biel.userId, username: biel.username }];
      return good();
    },
    [`DELETE ${PATH}/helpers/${biel.userId}`]: () => {
      users = [];
      return good();
    },
  });
  visit('/tournaments/:tournamentId', <TournamentPage />, jefa, PATH);
  const helpers = within(await screen.findByRole('region', { name: 'Ayudantes' }));
  fireEvent.change(helpers.getByLabelText('Nombre de usuario'), { target: { value: ' biel ' } });
  press('Añadir');
  await seeToast('Ayudante añadido');
  expect(sent[`POST ${PATH}/helpers`]).toEqual({ username: 'biel' });
  expect(screen.queryByRole('region', { name: 'En riesgo' })).toBeNull();

  await pressSoon('Quitar a biel');
  await seeToast('Ayudante quitado');
  await waitFor(() => expect(helpers.queryByText('biel')).toBeNull());
});

test('a player cannot name helpers', async () => {
  serveAnswers({ [`GET ${PATH}`]: () => good({ tournament: pending }) });
  visit('/tournaments/:tournamentId', <TournamentPage />, ana, PATH);
  await screen.findByRole('region', { name: 'Jugadores inscritos' });
  expect(screen.queryByRole('region', { name: 'Ayudantes' })).toBeNull();
});
