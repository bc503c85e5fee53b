import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Namespace } from 'socket.io';
import type { Log } from './log.ts';
import { redisWrites } from './redis-writes.ts';

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
  const writes = redisWrites(client, log);
  client.connect().catch((error: unknown) => log.error({ err: error }, 'redis'));
  const subscriber = client.duplicate();
  subscriber.on('error', () => {}); // of the same Redis, which the other says
  subscriber.connect().catch(() => {});
  const self = randomUUID();
  /** Messages to the other servers that nothing keeps: who is not there misses them. */
  const channel = (name: string) => ({
    /** @returns whether it has reached Redis */
    async send(message: string): Promise<boolean> {
      if (!client.isReady) return false;
      const published = client.publish(name, self + message);
      return published.then(
        () => true,
        () => false,
      );
    },
    receive(listener: (message: string) => void): void {
      const onMessage = (sent: string) => {
        if (!sent.startsWith(self)) listener(sent.slice(self.length)); // Redis sends back one's own
      };
      subscriber.subscribe(name, onMessage).catch(() => {}); // it is closed
    },
  });

  const adapterOf = createAdapter(client, { onlyPlaintext: true });
  /** Socket.IO's way to the other servers. Those connected here need not wait for Redis to have taken it. */
  function adapter(namespace: Namespace) {
    const made = adapterOf(namespace);
    const publish = made.doPublish.bind(made);
    made.doPublish = async (message) => {
      Promise.resolve(publish(message)).catch(writes.noteFailure);
    };
    return made; // to Socket.IO, which calls this with `new`
  }

  return {
    client,
    writes,
    subscriber, // to the channels; what was sent before it is ready, it has missed
    adapter,

    unkept: channel('tres-dardos:others:unkept'), // events
    screens: channel('tres-dardos:others:screens'), // local games as their phones send them
    changes: channel('tres-dardos:others:changes'), // ids of competitions that have changed

    /** Lets what is on its way arrive, but waits for no Redis that is away. */
    async close(): Promise<void> {
      writes.stop();
      const late = setTimeout(LAST_WORDS, undefined, { ref: false });
      if (client.isReady) await Promise.race([client.close(), late]);
      client.destroy();
      subscriber.destroy();
    },
  };
}

/** Commands for the limits and for health, Socket.IO's events between servers, and our own channels. */
export type Redis = ReturnType<typeof connectRedis>;
