import { ErrorReply } from 'redis';
import type { Log } from './log.ts';
import { faultLog } from './fault-log.ts';
import { isTooOld, redisFault } from './redis-faults.ts';
import { within } from './within.ts';

const KEY = 'tres-dardos:written';
const WRITE_MS = 2_000; // interval of the test writes
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
 * Tests periodically, by writing, whether Redis accepts writes. An open connection does not prove it: a full Redis or a
 * replica still answers, and a Redis that vanished leaves the connection open.
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
      const writes = [client.set(KEY, Date.now()), client.publish(KEY, '')]; // a user may lack either right
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
    client.connect().catch(() => {}); // the client also emits the failure as `error`
  }

  client.on('ready', () => void tryToWrite());
  client.on('error', noteFailure);
  const writing = setInterval(() => void tryToWrite(), WRITE_MS);

  return {
    taken: (): boolean => client.isReady && takesWrites,

    /** Notes a failed command of other code: Redis counts as unwritable until the next test succeeds. */
    noteFailure,

    /**
     * Adds a listener, called when Redis starts to accept writes, also after a failure. Some writes during a failure
     * are lost.
     */
    onTakenAgain: (listener: () => void): void => void listeners.push(listener),

    stop: (): void => clearInterval(writing),
  };
}
