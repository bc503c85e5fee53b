/** Behaviour of a server while another program holds SQLite's lock. */
import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startGame, storedTurns } from '../../../test/game.ts';
import { login } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';
import { connectSqlite } from './sqlite-file.ts';

/** Writes into a server's database for as long as it likes, and returns what ends it. */
function writeAlongside(dataDir: string): () => void {
  const other = connectSqlite(dataDir);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  return () => other.exec('rollback');
}

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('while another program writes', () => {
  test('readers are answered, and writers wait for the lock', async () => {
    const server = await startServer();
    const { gameId, first, second } = await startGame(server);
    const end = writeAlongside(server.dataDir);
    let isAnswered = false;
    const turn = newTurn();

    const writes = Promise.all([
      first.post(`/games/${gameId}/turn`, turn),
      second.put(`/users/${second.userId}`, { username: second.username, status: 'En la diana' }),
      login(server, second.email),
    ]).finally(() => (isAnswered = true));
    for (let times = 0; times < 15; times += 1) {
      // in far less than writers wait
      expect((await first.get(`/games/${gameId}`)).status).toBe(200);
    }

    expect(isAnswered).toBe(false);
    end();
    expect(await writes).toMatchObject([{ status: 200 }, { status: 200 }, {}]);
    expect((await second.get('/users/me')).data.user.status).toBe('En la diana');
    expect(await storedTurns(server.look, gameId)).toMatchObject([{ turnId: turn.turnId }]);
  });

  test('for too long, writes are refused until the other program has finished', async () => {
    const server = await startServer();
    const { gameId, first, second } = await startGame(server);
    const health = async () => (await first.get('/health')).status;
    const end = writeAlongside(server.dataDir);
    const turn = newTurn();
    const throwTurn = () => first.post(`/games/${gameId}/turn`, turn);
    const rename = () => second.put(`/users/${second.userId}`, { username: 'biel' });

    expect(await Promise.all([throwTurn(), rename()])).toMatchObject([REFUSED, REFUSED]);
    expect((await first.get(`/games/${gameId}`)).data.game.turns).toEqual([]);
    await expect.poll(health).toBe(503);

    end();
    expect(await Promise.all([throwTurn(), rename()])).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    expect(await storedTurns(server.look, gameId)).toMatchObject([{ turnId: turn.turnId }]);
    expect((await second.get('/users/me')).data.user.username).toBe('biel');
    await expect.poll(health).toBe(200);
  });
});

const newTurn = () => ({ darts: [20, 20, 20], turnId: randomUUID() });

const REFUSED = {
  status: 503,
  message: 'Ahora mismo no se puede guardar nada. Vuelve a intentarlo.',
};
