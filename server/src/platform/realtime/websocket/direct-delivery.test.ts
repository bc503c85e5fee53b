import { expect, test } from 'vitest';
import { socketServer } from '../../../../test/socket-server.ts';
import { directBroadcaster } from './direct-delivery.ts';

test('an event reaches a connection in several of its rooms once, and skips the excluded connection', async () => {
  const own = socketServer();
  const [inBoth, inOne, inNone, excepted] = [
    await own.connect(),
    await own.connect(),
    await own.connect(),
    await own.connect(),
  ];
  const connections = [inBoth, inOne, inNone, excepted];
  const received = connections.map(({ client }) => {
    const events: unknown[] = [];
    client.onAny((...event: unknown[]) => events.push(event));
    return events;
  });
  void inBoth.socket.join(['one', 'other']);
  void inOne.socket.join('other');
  void excepted.socket.join('one');
  const broadcast = directBroadcaster(own.server.sockets);
  const event = ['gameExited', { gameId: 'one' }];
  const last = ['gameExited', { gameId: 'last' }];

  broadcast(['one', 'other'], event, excepted.socket.id);
  for (const { socket } of connections) broadcast([socket.id], last, undefined);

  await expect.poll(() => received).toEqual([[event, last], [event, last], [last], [last]]);
});
