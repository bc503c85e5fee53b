import { expect, test } from 'vitest';
import { socketServer } from '../../../../test/socket-server.ts';
import { directBroadcaster } from './direct-delivery.ts';
import { prepare } from './prepared.ts';

const turns = [{ totalScore: 60 }, { totalScore: 45 }];
const header = { gameId: 'one', lastTurn: turns.at(-1) };
const game = () => ({ ...header, turns });
const afterTurn = () => prepare(game(), JSON.stringify(header));

/** Two connections in a room: one has the turns before the last, the other says nothing of that. */
async function two() {
  const own = socketServer();
  const [lastTurnOnly, whole] = [await own.connect(), await own.connect()];
  lastTurnOnly.socket.data = { lastTurnOnly: true };
  const received = [lastTurnOnly, whole].map(({ client, socket }) => {
    const events: unknown[] = [];
    client.onAny((...event: unknown[]) => events.push(event));
    void socket.join('room');
    return events;
  });
  const broadcast = directBroadcaster(own.server.sockets);
  return { received, broadcast };
}

test('a game after a turn comes without its turns to whoever has them, and whole to all others', async () => {
  const { received, broadcast } = await two();

  broadcast(['room'], ['updateGame', { game: afterTurn() }], undefined);

  await expect
    .poll(() => received)
    .toEqual([[['updateGame', { game: header }]], [['updateGame', { game: game() }]]]);
});

test('any other game, and whatever is no game, is the same to both', async () => {
  const { received, broadcast } = await two();
  const events = [
    ['updateGame', { game: game() }],
    ['gameExited', { gameId: 'one' }],
  ];

  for (const event of events) broadcast(['room'], event, undefined);

  await expect.poll(() => received).toEqual([events, events]);
});
