import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql, type Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dump, type Line } from '../../scripts/store/dump.ts';
import { readFile, writeFile } from '../../scripts/store/file.ts';
import { load } from '../../scripts/store/load.ts';
import { KEPT_TABLES, PASSING_TABLES } from '../../scripts/store/tables.ts';
import { BASELINE, migrations } from '../migrations/migrations.ts';
import { emptyDatabase, newStore } from '../test/database.ts';
import { startGame, throwTotals } from '../test/game.ts';
import { login, PASSWORD } from '../test/player.ts';
import { startServer } from '../test/server.ts';
import { connectDatabase, openDatabase } from './platform/store/database.ts';
import type { Db } from './platform/store/db.ts';

const env = { ADMIN_USERNAME: 'Jefa', ADMIN_EMAIL: 'jefa@correo.es', ADMIN_PASSWORD: PASSWORD };
const tournament = { name: 'Copa de Invierno', startDate: '2026-12-01', maxParticipants: 8 };

async function folder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-copy-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

/** An empty store of either kind. */
async function emptyStore(kind: 'embedded' | 'tested'): Promise<Db> {
  const databaseUrl = kind === 'tested' ? await emptyDatabase() : undefined;
  const db = connectDatabase({ databaseUrl, dataDir: await folder() });
  onTestFinished(() => db.destroy());
  return db;
}

/** Lines as a file gives them. */
async function* copy(lines: readonly Line[]): AsyncGenerator<Line, void> {
  yield* lines;
}

/** Runs a command, and returns its output. */
async function run(
  command: 'backup' | 'restore' | 'move' | 'demo',
  store: NodeJS.ProcessEnv,
  { file, input }: { readonly file?: string; readonly input?: Buffer } = {},
) {
  const script = join(import.meta.dirname, `../../scripts/${command}.ts`);
  const child = spawn(process.execPath, file === undefined ? [script] : [script, file], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...store },
  });
  child.stdin.end(input);
  const ended = once(child, 'exit');
  const [done, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null]; // by Node's own account of the event
  expect(code).toBe(complained === '' ? 0 : 1);
  return `${done}${complained}`;
}

describe.runIf(process.env.TEST_DATABASE === 'sqlite')('a mistyped DATA_DIR', () => {
  test.each([
    ['backup', ''],
    ['move', 'postgres://127.0.0.1:9/none'],
  ] as const)('makes a %s fail with a message, and creates no file', async (command, url) => {
    const outer = await folder();
    const dataDir = join(outer, 'dtaos');

    const file = join(outer, 'copia.gz');
    const printed = await run(command, { DATA_DIR: dataDir, DATABASE_URL: url }, { file });

    expect(printed).toBe(`DATA_DIR: there is no store of Tres Dardos in '${dataDir}'.\n`);
    expect(await readdir(outer)).toEqual([]);
  });

  test('with a mistyped backup file makes a restore fail, and creates no store', async () => {
    const outer = await folder();
    const file = join(outer, 'cpia.gz');

    const printed = await run('restore', { DATA_DIR: join(outer, 'datos') }, { file });

    expect(printed).toBe(`${file} cannot be read.\n`);
    expect(await readdir(outer)).toEqual([]);
  });
});

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a mistyped DATABASE_URL', () => {
  test('makes a backup of an empty database fail with a message, and creates no tables', async () => {
    const outer = await folder();
    const databaseUrl = (await emptyDatabase()) ?? '';
    const store = { DATABASE_URL: databaseUrl, DATA_DIR: join(outer, 'datos') };

    expect(await run('backup', store, { file: join(outer, 'copia.gz') })).toBe(
      'The source database holds no store of Tres Dardos.\n',
    );
    const db = connectDatabase({ databaseUrl, dataDir: outer });
    onTestFinished(() => db.destroy());
    expect(await db.introspection.getTables()).toEqual([]);
    expect(await readdir(outer)).toEqual([]);
  });
});

/** A server with something of everything: a game finished, one running, a tournament begun. */
async function busyServer() {
  const server = await startServer();
  const { gameId, firstDevice } = await startGame(server);
  await firstDevice.ask('surrenderGame', { gameId });
  const running = await startGame(server);
  await throwTotals(running.gameId, [running.firstDevice, running.secondDevice], [60, 45]);
  const organiser = await server.admin();
  const { tournamentId } = (await organiser.post('/tournaments/create', tournament)).data;
  for (const player of [running.ana, running.biel, organiser]) {
    await player.post(`/tournaments/${tournamentId}/join`);
  }
  await organiser.post(`/tournaments/${tournamentId}/start`);
  return { server, gameId: running.gameId, player: running.first };
}

const contents = async (db: Db): Promise<Line[]> => {
  const lines: Line[] = [];
  for await (const line of dump(db)) lines.push(line);
  return lines;
};

test('every table is either kept in a backup or only meaningful while servers run', async () => {
  const db = await openDatabase({ databaseUrl: await emptyDatabase(), dataDir: await folder() });
  onTestFinished(() => db.destroy());
  const tables = (await db.introspection.getTables()).map(({ name }) => name);

  expect(tables.toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...KEPT_TABLES, ...PASSING_TABLES].toSorted((a, b) => a.localeCompare(b)),
  );
});

test('move refuses a source or target on which a server runs', async () => {
  const { dataDir, databaseUrl } = await startServer();
  const embedded = await folder();
  await connectDatabase({ databaseUrl: undefined, dataDir: embedded }).destroy();
  const store = databaseUrl
    ? { DATA_DIR: embedded, DATABASE_URL: databaseUrl }
    : { DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1:9/none' };
  expect(await run('move', store)).toContain('A server runs on the data of');
});

describe('a backup', () => {
  test.each(['embedded', 'tested'] as const)(
    'made while the server runs fills an empty store (%s) with all data',
    async (kind) => {
      const { server } = await busyServer();
      const file = join(await folder(), 'copia.gz');
      const before = await server.look(async (db) => {
        await writeFile(file, dump(db));
        return contents(db);
      });

      const db = await emptyStore(kind);
      await load(db, readFile(file));

      expect(await contents(db)).toEqual(before);
    },
  );

  test('lets a server continue: players log in and play on', async () => {
    const { server, gameId, player } = await busyServer();
    const file = join(await folder(), 'copia.gz');
    await server.look((db) => writeFile(file, dump(db)));
    const dataDir = await folder();
    const databaseUrl = await emptyDatabase();
    const db = connectDatabase({ dataDir, databaseUrl });
    await load(db, readFile(file));
    await db.destroy();

    const restored = await startServer({
      env: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    });
    const back = await login(restored, player.email);
    const device = await back.connect();
    await device.ask('joinGame', { gameId });

    expect(await device.ask('recordTurn', { gameId, turnScore: 100 })).toMatchObject({
      success: true,
      game: { expectedTurn: 3 },
    });
  });

  test.each([
    ['that is truncated', (lines: Line[]) => lines.slice(0, -1), 'The backup is incomplete.'],
    ['with a part missing', (lines: Line[]) => lines.toSpliced(1, 1), 'The backup is incomplete.'],
    [
      'of something else',
      (lines: Line[]) => lines.slice(1),
      'This is not a backup of Tres Dardos.',
    ],
    [
      'of a later version',
      ([, ...lines]: Line[]): Line[] => [
        { product: 'tres-dardos', migrations: [BASELINE, '9999-tomorrow'] },
        ...lines,
      ],
      'The backup was made by a newer version of Tres Dardos.',
    ],
    [
      'of a version before 0.1.0',
      ([, ...lines]: Line[]): Line[] => [
        { product: 'tres-dardos', migrations: ['0001-accounts', '0002-play'] },
        ...lines,
      ],
      'The backup is from a version before 0.1.0, with other tables. Start with an empty data folder or database.',
    ],
  ])('%s is refused, and leaves the store empty', async (_, spoil, message) => {
    const server = await startServer({ env });
    const lines = await server.look(contents);

    const db = await emptyStore('tested');
    await expect(load(db, copy(spoil(lines)))).rejects.toThrow(message);
    await load(db, copy(lines));
  });

  test('is restored only if no server runs on the target store', async () => {
    const server = await startServer();
    const store = { DATA_DIR: server.dataDir, DATABASE_URL: server.databaseUrl ?? '' };
    const file = join(await folder(), 'copia.gz');
    await server.look((db) => writeFile(file, dump(db)));

    expect(await run('restore', store, { file })).toContain('A server runs on the data of');
    await server.app.close();
    expect(await run('restore', store, { file })).toContain('0 rows from');
  });

  test('is restored from standard input when the operator may not read its file', async () => {
    const server = await startServer({ env });
    const file = join(await folder(), 'copia.gz');
    await server.look((db) => writeFile(file, dump(db)));
    const { databaseUrl = '', dataDir } = await newStore();
    const store = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };

    const restored = await run('restore', store, { file: '-', input: readFileSync(file) });

    expect(restored).toContain('1 row from standard input');
  });

  test('of a database that does not answer fails with a message, and writes no file', async () => {
    const store = { DATABASE_URL: 'postgres://dardos:secreto@127.0.0.1:9/dardos' };
    const file = join(await folder(), 'copia.gz');

    expect(await run('backup', store, { file })).toBe(
      'DATABASE_URL: PostgreSQL at 127.0.0.1:9 does not answer\n',
    );
    expect(await readdir(dirname(file))).toEqual([]);
  });

  test('fails with a message if its file cannot be written or its database cannot be opened', async () => {
    const { databaseUrl = '', dataDir } = await newStore();
    const file = join(await folder(), 'copias', 'copia.gz');
    const broken = await folder();
    await mkdir(join(broken, 'tres-dardos.sqlite'));

    const store = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    expect(await run('backup', store, { file })).toBe(`${file} cannot be written.\n`);
    expect(await run('backup', { DATA_DIR: broken }, { file })).toBe(
      `DATA_DIR: cannot write to '${broken}'\n`,
    );
  });

  test('does not replace a folder, or a device that it is piped through', async () => {
    const server = await startServer({ env });
    const path = await folder();
    const device = join(await folder(), 'salida');
    await symlink('/dev/null', device);

    const writeTo = (name: string) => server.look((db) => writeFile(name, dump(db)));
    await expect(writeTo(path)).rejects.toThrow(`${path} is not a file.`);
    await expect(writeTo(device)).rejects.toThrow(`${device} is not a file.`);
    expect(await readlink(device)).toBe('/dev/null');
  });

  test('with a truncated file is refused in one line, and the complete file is restored afterwards', async () => {
    const server = await startServer({ env });
    const file = join(await folder(), 'copia.gz');
    await server.look((db) => writeFile(file, dump(db)));
    const whole = readFileSync(file);
    const cut = join(await folder(), 'media.gz');
    writeFileSync(cut, whole.subarray(0, whole.length / 2));
    const { databaseUrl = '', dataDir } = await newStore();
    const store = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };

    expect(await run('restore', store, { file: cut })).toBe(`${cut} cannot be read.\n`);
    const input = readFileSync(cut);
    expect(await run('restore', store, { file: '-', input })).toBe(
      'standard input cannot be read.\n',
    );
    expect(await run('restore', store, { file: '-' })).toBe('standard input cannot be read.\n');
    expect(await run('restore', store, { file })).toContain('1 row from');
  });

  test('of an earlier version is restored, and its tables are brought up to date', async () => {
    const lines = await (await startServer({ env })).look(contents);
    const invented = {
      ...migrations,
      '0002-invented': {
        up: (db: Kysely<unknown>) =>
          db.schema.alterTable('users').addColumn('nickname', 'text').execute(),
      },
    };

    const db = await emptyStore('tested');
    await load(db, copy(lines), invented);

    const users = db.$extendTables<{ users: { nickname: null } }>().selectFrom('users');
    expect(await users.select(['username', 'nickname']).execute()).toEqual([
      { username: 'Jefa', nickname: null },
    ]);
  });

  test('is not made of a store from a newer version', async () => {
    const server = await startServer();
    const future = sql`insert into kysely_migration values ('9999-future', '2100-01-01')`;
    await server.look((db) => future.execute(db));

    await expect(server.look(contents)).rejects.toThrow(
      'The store was made by a newer version of Tres Dardos.',
    );
  });

  test('does not overwrite a store that holds data', async () => {
    const server = await startServer({ env });
    const lines = await server.look(contents);
    const refused = server.look((db) => load(db, copy(lines)));

    await expect(refused).rejects.toThrow('The target store already holds data.');
  });
});

test('the demo command names the invalid setting', async () => {
  expect(await run('demo', { PORT: 'muchos' })).toMatch(
    /^The store was not filled: PORT: invalid value 'muchos'\n/,
  );
});

test('the demo command refuses a store that holds data or has a running server', async () => {
  const server = await startServer();
  const { userId } = await server.player();
  const store = { DATA_DIR: server.dataDir, DATABASE_URL: server.databaseUrl ?? '' };

  expect(await run('demo', store)).toContain('A server runs on the data of');
  await server.app.close();
  expect(await run('demo', store)).toContain('The target store already holds data.');

  const users = server.look((db) => db.selectFrom('users').select('user_id').execute());
  expect(await users).toEqual([{ user_id: userId }]);
});
