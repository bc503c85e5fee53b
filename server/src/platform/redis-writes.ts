import { ErrorReply } from 'redis';
import type { Log } from './log.ts';
import { faultLog } from './fault-log.ts';
import { isTooOld, redisFault } from './redis-faults.ts';
import { within } from './within.ts';

const KEY = 'tres-dardos:written';
const WRITE_MS = 2_000; // between two writes
const TIMEOUT_MS = 3_000;

type Client = {
  readonly isReady: boolean;
  readonly on: (event: 'ready' | 'error', listener: (error: unknown) => void) => unknown;
  readonly set: (key: string, value: number) => Promise<unknown>;
  readonly publish: (channel: string, message: string) => Promise<unknown>;
  readonly connect: () => Promise<unknown>;
  readonly destroy: () => void;
};

/**
 * Tests by writing whether Redis takes writes. An open connection does not prove it: a full Redis or a replica
 * still answers, and a vanished one leaves the connection open.
 */
export function redisWrites(client: Client, redisUrl: string, log: Pick<Log, 'warn'>) {
  const listeners: (() => void)[] = [];
  let takesWrites = false;
  const faults = faultLog(log);
  let isWriting = false;

  function noteFailure(error: unknown): void {
    takesWrites = false;
    faults.note(isTooOld(error) ? undefined : error, redisFault(error, redisUrl));
  }

  function noteSuccess(): void {
    if (takesWrites) return;
    takesWrites = true;
    faults.clear();
    for (const listener of listeners) listener();
  }

  async function tryToWrite(): Promise<void> {
    if (isWriting || !client.isReady) return;
    isWriting = true;
    try {
      const writes = [client.set(KEY, Date.now()), client.publish(KEY, '')]; // a user may lack the right to either
      await within(TIMEOUT_MS, Promise.all(writes));
      noteSuccess();
    } catch (error) {
      noteFailure(error);
      if (client.isReady && !(error instanceof ErrorReply)) reconnect();
    } finally {
      isWriting = false;
    }
  }

  function reconnect(): void {
    client.destroy();
    client.connect().catch(() => {}); // the client emits it as an error, too
  }

  client.on('ready', () => void tryToWrite());
  client.on('error', noteFailure);
  const writing = setInterval(() => void tryToWrite(), WRITE_MS);

  return {
    taken: (): boolean => client.isReady && takesWrites,

    /** Reports the error of any other write. */
    noteFailure,

    /** Adds a listener for Redis taking writes again. Some writes of the meantime are lost. */
    onTakenAgain: (listener: () => void): void => void listeners.push(listener),

    stop: (): void => clearInterval(writing),
  };
}
