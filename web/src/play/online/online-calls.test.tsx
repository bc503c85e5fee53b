import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterAna, endOf, gameId } from '#test/games.ts';
import { enter, playForEach, update } from '#test/online-game.tsx';
import { seeText } from '#test/page.tsx';
import { ana, biel } from '#test/people.ts';
import { send } from '#test/socket.ts';
import { giveVoices, show, touch } from '#test/voice.ts';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);

playForEach();

const vibrate = vi.fn<(pattern: number[]) => boolean>();

beforeEach(() => {
  touch();
  show(true);
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});

afterEach(() => Reflect.deleteProperty(navigator, 'vibrate'));

const running = afterAna(461); // ana, who sits here, has 40 left, and biel is to throw
const afterBiel = {
  ...running,
  turn: ana.userId,
  turns: [
    ...running.turns,
    { playerId: biel.userId, seat: 2 as const, leg: 1, totalScore: 0, bust: true },
  ],
  version: 3,
  expectedTurn: 2,
};

test('a turn that the rival throws elsewhere is called once on this device', async () => {
  localStorage.setItem('voice', 'on');
  const voice = giveVoices('es-ES');
  await enter(running);
  await update(afterBiel);
  await update({ ...afterBiel, version: 4 }); // the same turn, as after a lost connection
  await waitFor(() => expect(voice.texts()).toEqual(['Se pasa', 'Te quedan cuarenta']));
  await seeText('Biel: se pasa. Le quedan quinientos uno. Turno de ana. Te quedan cuarenta.');
});

test('the player’s turn vibrates, and so does the return of the rival', async () => {
  await enter(running);
  await update(afterBiel);
  expect(vibrate).toHaveBeenCalledTimes(1);

  await update({ ...afterBiel, absent: [biel.userId], version: 4 });
  expect(vibrate).toHaveBeenCalledTimes(1);
  await update({ ...afterBiel, version: 5 });
  expect(vibrate).toHaveBeenCalledTimes(2);
});

test('the rival’s wish for a rematch vibrates once', async () => {
  await enter(running);
  await update(endOf(running, { winner: ana, endReason: 'surrender' }));
  await send('rematchWanted', { gameId, userId: ana.userId }); // one's own wish
  expect(vibrate).not.toHaveBeenCalled();
  await send('rematchWanted', { gameId, userId: biel.userId });
  await send('rematchWanted', { gameId, userId: biel.userId });
  expect(vibrate.mock.calls).toEqual([[[90, 110, 90, 110, 90]]]);
});
