import { setTimeout } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Log } from './log.ts';

/** What is noticed, at the latest, of a connection that has died without a word, in milliseconds. */
const SILENCE = 8_000;
const PING_EVERY = 2_000;

const RETRY_AT_MOST = 1_000; // milliseconds
const LAST_WORDS = 1_000; // milliseconds

/** What joins several servers into one. It comes back by itself, however long it was away. */
export function connectRedis(url: string, log: Log) {
  const client = createClient({
    url,
    pingInterval: PING_EVERY,
    socket: {
      socketTimeout: SILENCE,
      connectTimeout: SILENCE,
      reconnectStrategy: (retries) => Math.min(RETRY_AT_MOST, 50 * 2 ** retries),
    },
  });
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis is out of reach'));
  client.connect().catch((error: unknown) => log.error({ err: error }, 'redis'));
  return {
    client,
    adapter: createAdapter(client, { onlyPlaintext: true }),

    /** Lets what is on its way arrive, but waits for no Redis that is away. */
    async close(): Promise<void> {
      const late = setTimeout(LAST_WORDS, undefined, { ref: false });
      if (client.isReady) await Promise.race([client.close(), late]);
      client.destroy();
    },
  };
}

/** Commands for the throttles and for health, and Socket.IO's events between servers. */
export type Redis = ReturnType<typeof connectRedis>;
