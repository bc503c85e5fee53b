import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { startCluster, type Cluster } from '../../scripts/cluster/cluster.ts';
import type { Store } from '../src/platform/store/database.ts';
import { lookingInto, newStore, type Look } from './database.ts';
import { newPlayer, type Player } from './player.ts';

// The second is over plain Socket.IO: what one server is set to is nothing to the others.
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

  /** Looks into the store behind the servers' backs. */
  const look: Look = (query) => looking.look(query);

  return {
    /** Of any of the servers: each connection comes to another one. */
    get url(): string {
      return cluster.url;
    },
    get servers(): Cluster['servers'] {
      return cluster.servers;
    },
    /** Of what joins them, past the servers' own wires to it. */
    get redisUrl(): string {
      return cluster.redisUrl;
    },
    /** Somebody with an account, logged in, who keeps to one of the servers. */
    playerAt: (index: number): Promise<Player> =>
      newPlayer({ url: cluster.servers[index]!.url, look }),
    player: (): Promise<Player> => newPlayer({ url: cluster.url, look }),
    look,
  };
}
