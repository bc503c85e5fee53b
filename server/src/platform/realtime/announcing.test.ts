import type { Socket as Client } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { socketServer } from '../../../test/socket-server.ts';
import { announcer } from './announcing.ts';
import { DirectEngine, GuardedEngine } from './websocket/engine.ts';

const CHANGED = { leagueId: '00000000-0000-4000-8000-000000000001' };

const announcerOf = ({ server }: ReturnType<typeof socketServer>) => announcer(server, undefined);

/** What a client hears, until the server tells it that there is no more. */
function heardBy(client: Client): Promise<unknown[][]> {
  const heard: unknown[][] = [];
  return new Promise((resolve) => {
    client.onAny((...news: unknown[]) => {
      if (news[0] === 'end') resolve(heard);
      else heard.push(news);
    });
  });
}

const WAYS = { 'right at the websocket': DirectEngine, 'by Socket.IO': GuardedEngine };

describe.each(Object.entries(WAYS))('%s', (_, Engine) => {
  test('news reach everybody in any of the rooms once, but for whoever knows', async () => {
    const own = socketServer(Engine);
    const people = await Promise.all(Array.from({ length: 4 }, own.connect));
    const heard = people.map(({ client }) => heardBy(client));
    const [inBoth, inOne, knowing] = people.map(({ socket }) => socket);
    await inBoth?.join(['one', 'other']);
    await inOne?.join('one');
    await knowing?.join(['one', 'other']);

    announcerOf(own)(['one', 'other', 'nobody'], 'leagueChanged', CHANGED, knowing?.id);
    own.server.emit('end');

    const news = ['leagueChanged', CHANGED];
    expect(await Promise.all(heard)).toEqual([[news], [news], [], []]);
  });

  test('news come after what was sent before them, and before what is sent later', async () => {
    const own = socketServer(Engine);
    const { client, socket } = await own.connect();
    const heard = heardBy(client);

    socket.emit('first', 1);
    socket.emit('second', 2);
    announcerOf(own)(socket.id, 'leagueChanged', CHANGED);
    socket.emit('end');

    expect(await heard).toEqual([
      ['first', 1],
      ['second', 2],
      ['leagueChanged', CHANGED],
    ]);
  });

  test('news to somebody who is just leaving keep nobody else from hearing them', async () => {
    const own = socketServer(Engine);
    const leaving = await own.connect();
    const staying = await own.connect();
    const heard = heardBy(staying.client);
    for (const { socket } of [leaving, staying]) await socket.join('room');

    for (const name of ['one', 'other']) leaving.socket.emit(name); // the other waits to be written
    leaving.socket.conn.close();
    expect(leaving.socket.conn.readyState).toBe('closing');
    announcerOf(own)('room', 'leagueChanged', CHANGED);
    own.server.emit('end');

    expect(await heard).toEqual([['leagueChanged', CHANGED]]);
  });
});
