import { afterAll, beforeAll } from 'vitest';
import { startCluster, type Cluster } from '../../scripts/cluster/cluster.ts';
import type { Db } from '../src/platform/database.ts';
import { emptyDatabase, lookInto } from './database.ts';
import { newPlayer, type Player } from './player.ts';

/** Three servers on a new database, for all the tests of a file. */
export function clusterForAll(env: Readonly<Record<string, string>> = {}) {
  let cluster: Cluster;
  let databaseUrl = '';
  beforeAll(async () => {
    databaseUrl = (await emptyDatabase()) ?? '';
    cluster = await startCluster({ postgresUrl: databaseUrl, env });
  }, 60_000);
  afterAll(() => cluster.stop());

  return {
    /** Of any of the servers: each connection comes to another one. */
    get url(): string {
      return cluster.url;
    },
    get servers(): Cluster['servers'] {
      return cluster.servers;
    },
    /** Somebody with an account, logged in, who keeps to one of the servers. */
    playerAt: (index: number): Promise<Player> => newPlayer(cluster.servers[index]!),
    player: (): Promise<Player> => newPlayer(cluster),
    /** Looks into the store behind the servers' backs. */
    look: <Found>(query: (db: Db) => Promise<Found>): Promise<Found> =>
      lookInto({ databaseUrl, dataDir: '' }, query),
  };
}
