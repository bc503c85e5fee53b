import type { Socket as Client } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { socketServer } from '../../../test/socket-server.ts';
import { broadcaster } from './broadcast.ts';
import { DirectEngine, GuardedEngine } from './websocket/engine.ts';

const CHANGED = { leagueId: '00000000-0000-4000-8000-000000000001' };

const broadcasterOf = ({ server }: ReturnType<typeof socketServer>) =>
  broadcaster(server, undefined);

/** Returns the events that a client receives before `end`. */
function heardBy(client: Client): Promise<unknown[][]> {
  const received: unknown[][] = [];
  return new Promise((resolve) => {
    client.onAny((...event: unknown[]) => {
      if (event[0] === 'end') resolve(received);
      else received.push(event);
    });
  });
}

const WAYS = { 'right at the websocket': DirectEngine, 'by Socket.IO': GuardedEngine };

describe.each(Object.entries(WAYS))('%s', (_, Engine) => {
  test('events reach every connection in any of the rooms once, except the excluded connection', async () => {
    const own = socketServer(Engine);
    const people = await Promise.all(Array.from({ length: 4 }, own.connect));
    const received = people.map(({ client }) => heardBy(client));
    const [inBoth, inOne, except] = people.map(({ socket }) => socket);
    await inBoth?.join(['one', 'other']);
    await inOne?.join('one');
    await except?.join(['one', 'other']);

    broadcasterOf(own)(['one', 'other', 'nobody'], 'leagueChanged', CHANGED, except?.id);
    own.server.emit('end');

    const event = ['leagueChanged', CHANGED];
    expect(await Promise.all(received)).toEqual([[event], [event], [], []]);
  });

  test('events arrive after earlier messages and before later messages', async () => {
    const own = socketServer(Engine);
    const { client, socket } = await own.connect();
    const received = heardBy(client);

    socket.emit('first', 1);
    socket.emit('second', 2);
    broadcasterOf(own)(socket.id, 'leagueChanged', CHANGED);
    socket.emit('end');

    expect(await received).toEqual([
      ['first', 1],
      ['second', 2],
      ['leagueChanged', CHANGED],
    ]);
  });

  test('an event to a connection that is closing reaches all other connections', async () => {
    const own = socketServer(Engine);
    const leaving = await own.connect();
    const staying = await own.connect();
    const received = heardBy(staying.client);
    for (const { socket } of [leaving, staying]) await socket.join('room');

    for (const name of ['one', 'other']) leaving.socket.emit(name); // the other waits to be written
    leaving.socket.conn.close();
    expect(leaving.socket.conn.readyState).toBe('closing');
    broadcasterOf(own)('room', 'leagueChanged', CHANGED);
    own.server.emit('end');

    expect(await received).toEqual([['leagueChanged', CHANGED]]);
  });
});
