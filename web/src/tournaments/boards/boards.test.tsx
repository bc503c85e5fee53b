import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressSoon, renderAt } from '#test/page.tsx';
import { ana, biel, carla, id, jefa } from '#test/people.ts';
import { good, serveAnswers } from '#test/server.ts';
import { bye, PATH, tournament, waiting } from '#test/tournaments.ts';
import { Boards } from './boards.tsx';

const game = waiting(1, 2, biel, carla);
const free = { boardId: id(6), name: 'Fondo', gameId: null };

const open = (gameId: string | null) =>
  renderAt(
    '/',
    <Boards
      tournament={{
        ...tournament,
        games: [bye(1, 1, ana), game, waiting(2, 1, ana, null)],
        boards: {
          list: [{ boardId: id(5), name: 'Uno', gameId }, free],
          isAutomatic: true,
          waiting: gameId === null ? [{ gameId: game.gameId!, isByHand: false }] : [],
        },
      }}
      userId={jefa.userId}
      organises
    />,
    jefa,
  );

test('an organiser frees a board only of the game that they see on it', async () => {
  const freeing = `PUT ${PATH}/boards/${id(5)}/game`;
  const sent = serveAnswers({ [freeing]: () => good({}) });
  open(game.gameId);
  expect(screen.getByText('Libre')).toBeDefined();
  await pressSoon('Quitar biel - carla de Uno');
  await waitFor(() => expect(sent[freeing]).toEqual({ gameId: null, seen: game.gameId }));
});

test('an organiser calls a game to a free board', async () => {
  const calling = `PUT ${PATH}/boards/${id(6)}/game`;
  const sent = serveAnswers({ [calling]: () => good({}) });
  open(null);
  await pressSoon('Llamar biel - carla a Fondo');
  await waitFor(() => expect(sent[calling]).toEqual({ gameId: game.gameId }));
});

test('a board added after a removed board has a name of its own', async () => {
  const naming = `PUT ${PATH}/boards`;
  const sent = serveAnswers({ [naming]: () => good({}) });
  renderAt('/', <Boards tournament={tournament} userId={jefa.userId} organises />, jefa);
  await pressSoon('Poner dianas');
  await pressSoon('Quitar la diana 1');
  await pressSoon('Añadir diana');
  await pressSoon('Guardar dianas');
  await waitFor(() =>
    expect(sent[naming]).toMatchObject({ boards: [{ name: 'Diana 2' }, { name: 'Diana 3' }] }),
  );
});
