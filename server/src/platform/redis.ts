import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Namespace } from 'socket.io';
import type { Log } from './log.ts';
import { redisWrites } from './redis-writes.ts';

/** A silent connection counts as dead after this time. */
const SILENCE_TIMEOUT_MS = 8_000;
const PING_MS = 2_000;

const MAX_RETRY_MS = 1_000;
const CLOSE_TIMEOUT_MS = 1_000;

/** Returns a client that reconnects by itself, without a limit of attempts. */
const clientOf = (url: string) =>
  createClient({
    url,
    pingInterval: PING_MS,
    socket: {
      socketTimeout: SILENCE_TIMEOUT_MS,
      connectTimeout: SILENCE_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(MAX_RETRY_MS, 50 * 2 ** retries),
    },
  });

type Client = ReturnType<typeof clientOf>;

/** Connects to the Redis through which several servers communicate. */
export function connectRedis(url: string, log: Log) {
  const client = clientOf(url);
  const writes = redisWrites(client, url, log);
  client.connect().catch(() => {}); // the client also emits the failure as `error`
  reportSubscriptions(client, writes.noteFailure);
  const subscriber = client.duplicate();
  subscriber.on('error', () => {}); // `client` reports that Redis fails
  subscriber.connect().catch(() => {});
  const self = randomUUID();
  /** A volatile channel to the other servers: a disconnected server misses the messages. */
  const channel = (name: string) => ({
    /** @returns true if the message has reached Redis */
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
        if (!sent.startsWith(self)) listener(sent.slice(self.length)); // Redis sends a server its own messages, too
      };
      subscriber.subscribe(name, onMessage).catch(() => {}); // `reportSubscriptions` reports failures
    },
  });

  const adapterOf = createAdapter(client, { onlyPlaintext: true });
  /** Socket.IO's adapter, changed so that receivers on this server do not wait for Redis. */
  function adapter(namespace: Namespace) {
    const made = adapterOf(namespace);
    const publish = made.doPublish.bind(made);
    made.doPublish = async (message) => {
      Promise.resolve(publish(message)).catch(writes.noteFailure);
    };
    return made; // Socket.IO calls this function with `new`
  }

  return {
    client,
    writes,
    subscriber, // receives the channels; misses messages sent before it is ready
    adapter,

    volatile: channel('tres-dardos:others:volatile'), // events that may get lost
    screens: channel('tres-dardos:others:screens'), // local games, relayed from phones to screens

    /** Disconnects. If Redis is reachable, waits up to `CLOSE_TIMEOUT_MS` for pending commands. */
    async close(): Promise<void> {
      writes.stop();
      const late = setTimeout(CLOSE_TIMEOUT_MS, undefined, { ref: false });
      if (client.isReady) await Promise.race([client.close(), late]);
      client.destroy();
      subscriber.destroy();
    },
  };
}

/**
 * Reports failed subscriptions of the client's duplicates. Socket.IO's adapter ignores the promise of `subscribe`:
 * without this wrapper, a Redis user without the right to a channel would end the process.
 */
function reportSubscriptions(client: Client, report: (error: unknown) => void): void {
  const duplicate = client.duplicate.bind(client);
  client.duplicate = ((...options: Parameters<Client['duplicate']>) => {
    const made = duplicate(...options);
    const subscribe = made.subscribe.bind(made);
    const reported: typeof subscribe = (...asked) => subscribe(...asked).catch(report);
    return Object.assign(made, { subscribe: reported });
  }) as typeof duplicate;
}

export type Redis = ReturnType<typeof connectRedis>;
