import { describe, expect, test } from 'vitest';
import { startGame } from '../../test/game.ts';
import { rawSocket } from '../../test/raw-socket.ts';
import { startServer } from '../../test/server.ts';

const HARMLESS = '42["hasOtherSocketInGame",{}]';

describe('a request', () => {
  test('is done even if its sender does not wait for an answer', async () => {
    const { gameId, firstDevice, secondDevice } = await startGame(await startServer());

    firstDevice.socket.emit('recordTurn', { gameId, darts: [20, 20, 20] });

    const { game } = await secondDevice.hears('updateGame');
    expect(game).toMatchObject({ expectedTurn: 1, lastTurn: { totalScore: 60 } });
  });

  test('is answered after the news that were sent before', async () => {
    const { gameId, firstDevice } = await startGame(await startServer());
    const before = firstDevice.news('gameStarted').length;

    await firstDevice.ask('joinGame', { gameId });

    expect(firstDevice.news('gameStarted')).toHaveLength(before + 1);
  });

  test.each([
    ['with a file', Buffer.from('20')],
    ['with nothing', undefined],
  ])('%s is refused in words', async (_, sent) => {
    const { firstDevice } = await startGame(await startServer());

    const told = await firstDevice.socket.timeout(4000).emitWithAck('recordTurn', sent);

    expect(told).toMatchObject({ success: false, message: expect.any(String) });
  });
});

test.each(['42["', '42[]', '421[{"toString":0},{}]', '421{}', '42/otra,["recordTurn"]'])(
  'whoever sends %s is cut off, and the others notice nothing',
  async (frame) => {
    const server = await startServer();
    const [odd, other] = await Promise.all([server.player(), server.player()]);
    const oddSocket = await rawSocket(server.url, odd.cookie);
    const device = await other.connect();

    expect(await oddSocket.ask(1, [frame, HARMLESS])).toBe('closed');

    expect(await device.ask('hasOtherSocketInGame', {})).toMatchObject({ success: true });
  },
);
