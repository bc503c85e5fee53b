import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Player } from '../load/pair.ts';
import { seedGames } from '../seed/games.ts';
import { seedPlayers } from '../seed/players.ts';
import { startServer, type Running } from './start-server.ts';

const main = join(import.meta.dirname, '../../server/src/main.ts');

export type Store = {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined; // absent: SQLite in `dataDir`
  readonly players: readonly Player[]; // logged in
  readonly remove: () => Promise<void>;
};

type Contents = {
  readonly players: number;
  readonly games?: number; // finished ones; SQLite only
  readonly databaseUrl?: string;
};

/** Creates a store with players and, optionally, finished games. */
export async function newStore({ players, games = 0, databaseUrl }: Contents): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-bench-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const store = {
    dataDir,
    databaseUrl,
    players: await seedPlayers({ dataDir, databaseUrl }, players),
  };
  if (games > 0) seedGames(dataDir, games);
  return { ...store, remove };
}

/** Returns the settings of a product on a store: no rate limits, and only errors logged. */
export const settingsFor = ({ dataDir, databaseUrl = '' }: Store) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});

// The flags of `npm start` and of the image.
const FLAGS = ['--max-semi-space-size=64'];

/** Starts the product as one server, with the flags of production. */
export const startProduct = (
  store: Store,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Running> =>
  startServer(main, {
    env: { ...settingsFor(store), ...env },
    flags: [...FLAGS, ...flags],
    path: '/api/health',
  });
