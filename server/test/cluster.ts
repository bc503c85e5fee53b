import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { startCluster, type Cluster } from '../../scripts/cluster/cluster.ts';
import type { Store } from '../src/platform/store/database.ts';
import { lookingInto, newStore, type Look } from './database.ts';
import { newPlayer, type Player } from './player.ts';

// The second server uses plain Socket.IO: servers with both settings work together.
const envOf = (index: number) => ({ REALTIME_FAST: index === 1 ? 'off' : 'on' });

/** Three servers on a new database, for all the tests of a file. */
export function clusterForAll(env: Readonly<Record<string, string>> = {}) {
  let cluster: Cluster;
  let store: Store;
  let looking: ReturnType<typeof lookingInto>;
  beforeAll(async () => {
    store = await newStore();
    looking = lookingInto(store);
    cluster = await startCluster({ postgresUrl: store.databaseUrl ?? '', env, envOf });
  }, 60_000);
  afterAll(async () => {
    await cluster.stop();
    await looking.close();
    await rm(store.dataDir, { recursive: true });
  });

  /** Queries the store directly. */
  const look: Look = (query) => looking.look(query);

  return {
    /** The address of the balancer: each connection comes to another server. */
    get url(): string {
      return cluster.url;
    },
    get servers(): Cluster['servers'] {
      return cluster.servers;
    },
    /** The address of Redis, past the wires of the servers. */
    get redisUrl(): string {
      return cluster.redisUrl;
    },
    /** Creates a logged-in player on one of the servers. */
    playerAt: (index: number): Promise<Player> =>
      newPlayer({ url: cluster.servers[index]!.url, look }),
    player: (): Promise<Player> => newPlayer({ url: cluster.url, look }),
    look,
  };
}
