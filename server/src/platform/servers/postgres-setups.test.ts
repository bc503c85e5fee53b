/** PostgreSQL databases that somebody else has set up: they make no difference, or are refused in words. */
import { describe, expect, test } from 'vitest';
import { askPostgres, databaseIn, emptyDatabase } from '../../../test/database.ts';
import { startGame, throwTotals } from '../../../test/game.ts';
import { begunLeague } from '../../../test/league.ts';
import { startAttempt } from '../../../test/process.ts';

const CUP = { name: 'Copa', description: '', startDate: '2026-12-01', maxParticipants: 100 };

/** Creates a database with defaults of its owner's. */
async function databaseWith(...defaults: readonly string[]): Promise<string> {
  const url = (await emptyDatabase()) ?? '';
  const name = new URL(url).pathname.slice(1);
  const changes = defaults.map((each) => `alter database ${name} set ${each}`);
  await askPostgres(url, 'create schema club', ...changes);
  return url;
}

/** Returns the one line of a start that is refused. No warning of a driver stands beside it. */
async function refusalOf(databaseUrl: string): Promise<string> {
  const { code, lines } = await startAttempt({ DATABASE_URL: databaseUrl });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a PostgreSQL database', () => {
  test.each([
    ['serializable transactions', [`default_transaction_isolation = 'serializable'`]],
    ['repeatable-read transactions', [`default_transaction_isolation = 'repeatable read'`]],
    [
      'another time zone, date style, language and lock timeout',
      [
        `timezone = 'Asia/Kathmandu'`,
        `datestyle = 'SQL, DMY'`,
        'search_path = club, public',
        `statement_timeout = '3s'`,
        `lock_timeout = '1ms'`,
        `idle_session_timeout = '1s'`,
        'standard_conforming_strings = off',
      ],
    ],
  ])('whose owner wants %s works as usual', async (_, defaults) => {
    const env = { DATABASE_URL: await databaseWith(...defaults) };
    const { server, creator, leagueId } = await begunLeague(3, {}, undefined, env);

    const { tournamentId } = (await creator.post('/tournaments/create', CUP)).data;
    const crowd = await Promise.all(Array.from({ length: 60 }, () => server.player()));
    const all = (act: string) =>
      crowd.map(
        async (player) => (await player.post(`/tournaments/${tournamentId}/${act}`)).status,
      );
    expect(new Set(await Promise.all(all('join')))).toEqual(new Set([200]));
    // Each leaves and joins at the same moment: two acts on one row.
    const both = [...all('leave'), ...all('join')];
    expect(Math.max(...(await Promise.all(both)))).toBeLessThan(500);

    const { gameId, firstDevice, secondDevice } = await startGame(server);
    await throwTotals(gameId, [firstDevice, secondDevice], [180, 26, 180, 26, 141]);
    const { games } = (await creator.get(`/leagues/${leagueId}/games/1`)).data;
    const decided = { outcome: 'walkover', came: 1, reason: 'Lo vio todo el bar.' };
    const result = `/leagues/${leagueId}/results/${games[0].gameId}`;
    expect((await creator.put(result, decided)).status).toBe(200);
    expect((await creator.post(`/leagues/${leagueId}/end`)).status).toBe(200);
    const { league } = (await creator.get(`/leagues/${leagueId}`)).data;
    expect(league.status).toBe('finalizada');
  });

  test.each(['LATIN1', 'SQL_ASCII'])(
    'in %s is refused, as the encoding lacks some letters',
    async (encoding) => {
      expect(await refusalOf(await databaseIn(encoding))).toBe(
        `DATABASE_URL: this database keeps text as ${encoding}, which lacks letters of names: create one with ENCODING 'UTF8' TEMPLATE template0`,
      );
    },
  );

  test('without a usable schema for tables is refused', async () => {
    expect(await refusalOf(await databaseWith('search_path = nowhere'))).toContain(
      `DATABASE_URL: this user can use no schema of the search_path 'nowhere'`,
    );
  });
});
