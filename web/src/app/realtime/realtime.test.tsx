import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { gameId, newGame } from '#test/games.ts';
import { address, renderAt, seeToasts } from '#test/page.tsx';
import { ana } from '#test/people.ts';
import { good, serveAnswers } from '#test/server.ts';
import { connectForEach, realtime, send } from '#test/socket.ts';
import { Realtime } from './realtime.tsx';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);
connectForEach();

test('a device replaced by another device may reconnect once no device is in the game', async () => {
  serveAnswers({
    [`GET /games/${gameId}`]: () => good({ game: newGame }),
    [`GET /games/activegame/${ana.userId}`]: () => good({ game: newGame }),
  });
  const answer = { success: true, hasOtherSocketInGame: false };
  realtime.answers.set('hasOtherSocketInGame', () => answer);
  renderAt('/legal/privacy', <Realtime />);
  await send('forceLeaveGame', { message: 'Has abierto la partida en otro dispositivo.' });
  await seeToasts('Has abierto la partida en otro dispositivo.');
  expect(address()).toBe('/');

  await send('showReconnectModal', { gameId });
  await screen.findByRole('dialog', { name: 'Partida pendiente' });
  const reconnect = screen.getByRole('button', { name: 'Reconectar' });
  expect(reconnect.closest('[data-deaf]')).not.toBeNull(); // a tap of before is not meant for it
});
