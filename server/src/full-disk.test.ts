import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { canFillDisk, fillDisk } from '../test/full-disk.ts';
import { startGame, storedTurns, throwTotals } from '../test/game.ts';
import { call, PASSWORD } from '../test/player.ts';
import { startProcess } from '../test/process.ts';

const SAID = {
  code: 'out-of-reach',
  message: 'Ahora mismo no se puede guardar nada. Vuelve a intentarlo.',
};
const REFUSED = { status: 503, message: SAID.message };

test.runIf(canFillDisk)(
  'writes are refused with a message while the disk is full, and work again after room is made',
  async () => {
    const server = await startProcess({ LOG_LEVEL: 'silent' });
    const { gameId, first, second, firstDevice, secondDevice } = await startGame(server);
    const health = async () => (await call(server, 'GET', '/health')).status;
    await throwTotals(gameId, [firstDevice, secondDevice], [60, 45]);
    expect(await health()).toBe(200);

    const makeRoom = await fillDisk(server);

    const turn = { gameId, turnScore: 100, turnId: randomUUID() };
    const credentials = { email: second.email, password: PASSWORD };
    const profile = { username: second.username, status: 'Sin sitio' };
    expect(await firstDevice.ask('recordTurn', turn)).toEqual({ success: false, ...SAID });
    expect(await first.post(`/games/${gameId}/turn`, { darts: [20] })).toMatchObject(REFUSED);
    expect(await second.put(`/users/${second.userId}`, profile)).toMatchObject(REFUSED);
    const login = await call(server, 'POST', '/users/login', { body: credentials });
    expect(login).toMatchObject(REFUSED);
    expect((await second.get(`/games/${gameId}`)).data.game.turns).toHaveLength(2);
    await expect.poll(health).toBe(503);

    await makeRoom();

    await expect.poll(health).toBe(200);
    expect(await firstDevice.ask('recordTurn', turn)).toMatchObject({
      success: true,
      game: { turns: [{ totalScore: 60 }, { totalScore: 45 }, { totalScore: 100 }] },
    });
    expect(await storedTurns(server.look, gameId)).toHaveLength(3);
  },
);
