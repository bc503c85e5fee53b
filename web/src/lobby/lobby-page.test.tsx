import type { LobbyGame, LobbyPlayer } from '@darts/contracts/lobby';
import type { EventOf } from '@darts/contracts/realtime';
import { CLASSIC, PRESETS } from '@darts/rules/play/x01/settings';
import {
  act,
  fireEvent,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderAt, seeToasts } from '#test/page.tsx';
import * as people from '#test/people.ts';
import { asked, connectForEach, realtime, refuse, seeAsked, send } from '#test/socket.ts';
import { touch } from '#test/voice.ts';
import { shownToasts } from '#ui/toasts/toast.ts';
import { Invitations } from './invitations.tsx';
import { LobbyPage } from './lobby-page.tsx';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);

const ana = { userId: people.ana.userId, username: 'ana', mpt: 54.321 };
const biel = { userId: people.biel.userId, username: 'biel', mpt: 60 };
const carla = { userId: people.id(7), username: 'carla', mpt: 48.1 };
const gameId = people.id(9);

connectForEach();

beforeEach(async () => {
  realtime.answers.set('acceptGameRequest', () => ({ success: true, gameId }));
  renderAt(
    '/online',
    <>
      <Invitations />
      <Routes>
        <Route path="/online" element={<LobbyPage />} />
        <Route path="/play/game/online/:gameId" element={<p>la partida</p>} />
      </Routes>
    </>,
  );
  await seeAsked('enterOnlineLobby');
});

const receive = (waiting: readonly (LobbyPlayer & Partial<LobbyGame>)[]) =>
  send('updateLobbyGames', {
    lobbyGames: waiting.map((each) => Object.assign({ format: CLASSIC }, each)),
    activeGames: 3,
  });

const receiveRequests = (
  ...pendingRequests: EventOf<'updatePendingGameRequests'>['pendingRequests']
) => send('updatePendingGameRequests', { pendingRequests });

const open = { fromMpt: 60, format: CLASSIC, remainingMs: 120_000 };
const fromBiel = { ...open, fromUserId: biel.userId, fromUsername: 'biel', toUserId: ana.userId };

describe('the lobby', () => {
  test('counts waiting players and running games', async () => {
    await receive([ana, biel]);
    expect(screen.getByText('En el lobby').parentElement?.textContent).toContain('2');
    expect(screen.getByText('En curso').parentElement?.textContent).toContain('3');
  });

  test('lists running games to watch, and how many more are running', async () => {
    await receive([]);
    expect(screen.queryByText('Partidas en curso')).toBeNull();
    expect(screen.queryByText('MPT: media de puntos por turno')).toBeNull(); // there is none

    await send('updateRunningGames', {
      runningGames: [{ gameId, player1: biel, player2: carla, format: PRESETS.league }],
      activeGames: 4,
    });
    const running = within(screen.getByRole('region', { name: 'Partidas en curso' }));
    expect(running.getByRole('listitem').textContent).toBe(
      'bielMPT 60,00carlaMPT 48,10501 a doble, al mejor de 3Ver',
    );
    const link = running.getByRole('link', { name: 'Ver la partida de biel contra carla' });
    expect(link.getAttribute('href')).toBe(`/game/view/${gameId}`);
    expect(running.getByText('Y 3 partidas más.')).toBeDefined();
    expect(screen.getByText('MPT: media de puntos por turno')).toBeDefined();
    expect(screen.getByText('En curso').parentElement?.textContent).toContain('4');
  });

  test('offers to add a game when no game waits', async () => {
    await receive([]);
    expect(screen.getByText('No hay partidas en espera')).toBeDefined();

    fireEvent.click(screen.getByRole('button', { name: 'Añadir mi partida' }));
    await seeAsked('addGameOnlineLobby');
  });

  test('marks the player’s own game, and removes it on demand', async () => {
    await receive([ana, biel]);
    expect(screen.getByText('Tu partida')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retar a ana' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    await seeAsked('deleteGameOnlineLobby');
  });

  test('is filtered by format, even after the last game of the format is gone', async () => {
    await receive([ana, biel]);
    expect(screen.queryByLabelText('Formato')).toBeNull(); // nothing to choose from

    await receive([ana, biel, { ...carla, format: PRESETS.league }]);
    const filter = screen.getByLabelText<HTMLSelectElement>('Formato');
    fireEvent.change(filter, { target: { value: '501 a doble, al mejor de 3' } });
    const rows = () => within(screen.getByRole('region', { name: 'Partidas en espera' }));
    expect(
      rows()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('carla501 a doble, al mejor de 3')]);
    await receive([ana, biel]);
    expect(rows().getByText('Nadie espera ahora con ese formato.')).toBeDefined();
    fireEvent.change(filter, { target: { value: '' } });
    expect(rows().getByText('biel')).toBeDefined();
  });

  test('keeps the format of a challenge when the challenged player changes format', async () => {
    await receive([biel]);
    const request = { fromUserId: ana.userId, fromUsername: 'ana', toUserId: biel.userId };
    await receiveRequests({ ...open, ...request, format: PRESETS.double });
    expect(screen.getByRole('listitem').textContent).toContain('biel501 a doble');
  });

  test('shows the remaining time of a challenge, and withdraws it on demand', async () => {
    await receive([biel]);
    expect(screen.getByText('60,00')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Retar a biel' }));
    await seeAsked('requestGameToPlayer');
    expect(asked('requestGameToPlayer')).toMatchObject([
      { payload: { targetUserId: biel.userId } },
    ]);

    const request = { fromUserId: ana.userId, fromUsername: 'ana', toUserId: biel.userId };
    await receiveRequests({ ...open, ...request });
    expect(screen.getByText('Esperando respuesta...')).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^(2:00|1:59)$/);

    fireEvent.click(screen.getByRole('button', { name: 'Retirar el reto a biel' }));
    await seeAsked('withdrawGameRequest');
    expect(asked('withdrawGameRequest')).toMatchObject([
      { payload: { targetUserId: biel.userId } },
    ]);
  });

  test('names the player who turned a challenge down', async () => {
    await receive([biel]);
    await send('gameRequestRejected', { userId: biel.userId, username: 'biel' });
    await seeToasts('biel no puede ahora.');
  });

  test("shows the server's words when a challenge is refused", async () => {
    refuse('requestGameToPlayer', 'El jugador ya no está en la sala.');
    await receive([biel]);
    fireEvent.click(screen.getByRole('button', { name: 'Retar a biel' }));

    await vi.waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { kind: 'error', message: 'El jugador ya no está en la sala.' },
      ]),
    );
  });
});

test('an invitation and a refused challenge each vibrate in their own pattern', async () => {
  const vibrate = vi.fn<(pattern: number[]) => boolean>();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  touch();
  await receiveRequests(fromBiel);
  await receiveRequests(fromBiel); // the same one, as after a lost connection
  await send('gameRequestRejected', { userId: carla.userId, username: 'carla' });
  expect(vibrate.mock.calls).toEqual([[[90, 110, 90, 410, 90, 110, 90]], [[60]]]);
  Reflect.deleteProperty(navigator, 'vibrate');
});

describe('an invitation', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Invitación' }));

  test('is hidden while there is no connection', async () => {
    await receiveRequests(fromBiel);
    expect(dialog().getByText(/te reta/)).toBeDefined();

    act(() => realtime.listeners.get('disconnect')?.('transport close'));
    expect(screen.queryByRole('dialog')).toBeNull();

    act(() => realtime.listeners.get('connect')?.());
    expect(dialog().getByText(/te reta/)).toBeDefined();
  });

  test('names the challenger and the format, and leads to the game when accepted', async () => {
    await receiveRequests({ ...fromBiel, format: PRESETS.league });
    expect(dialog().getByText(/te reta/).textContent).toBe(
      'biel te reta a una partida de 501 a doble, al mejor de 3.',
    );
    expect(dialog().getByText(/Media por turno/).textContent).toMatch(
      /^Media por turno 60,00 · (2:00|1:59) para responder$/,
    );

    fireEvent.click(dialog().getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('la partida');
    expect(asked('acceptGameRequest')).toMatchObject([{ payload: { fromUserId: biel.userId } }]);
  });

  test('can be turned down, and disappears when it is withdrawn', async () => {
    await receiveRequests(fromBiel);
    fireEvent.click(dialog().getByRole('button', { name: 'Rechazar' }));
    await seeAsked('rejectGameRequest');

    await receiveRequests();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('ignores a tap meant for the page below', async () => {
    await receiveRequests(fromBiel);
    const deaf = () => dialog().getByRole('button', { name: 'Aceptar' }).closest('[data-deaf]');
    expect(deaf()).not.toBeNull();
    await waitFor(() => expect(deaf()).toBeNull());
  });

  test('disappears when its time is over, even without an event', async () => {
    await receiveRequests({ ...fromBiel, remainingMs: 300 });
    expect(dialog().getByText(/te reta/)).toBeDefined();
    await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  });

  test.each([
    ['Aceptar', 'acceptGameRequest'],
    ['Rechazar', 'rejectGameRequest'],
  ] as const)('that has expired before “%s” disappears', async (name, request) => {
    refuse(request, 'La solicitud ya no existe.');
    await receiveRequests(fromBiel);
    fireEvent.click(dialog().getByRole('button', { name }));
    await seeToasts('La solicitud ya no existe.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('leaving the page leaves the lobby', async () => {
  await receiveRequests(fromBiel);
  fireEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  await screen.findByText('la partida');
  await seeAsked('exitOnlineLobby');
});
