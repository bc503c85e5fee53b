import { ErrorReply } from 'redis';
import type { Log } from './log.ts';
import { within } from './within.ts';

const KEY = 'tres-dardos:written';
const WRITE_EVERY = 2_000; // milliseconds

/** How long Redis may take to write, in milliseconds. */
const PATIENCE = 3_000;

type Client = {
  readonly isReady: boolean;
  readonly on: (event: 'ready' | 'error', listener: (error: unknown) => void) => unknown;
  readonly set: (key: string, value: number) => Promise<unknown>;
  readonly connect: () => Promise<unknown>;
  readonly destroy: () => void;
};

/**
 * Whether Redis takes what is written, as writing shows. The connection shows nothing of it: one that is full
 * or a replica keeps it and answers, and one that vanished leaves it open for as long as anything is sent.
 */
export function redisWrites(client: Client, log: Log) {
  const listeners: (() => void)[] = [];
  let takesWrites = false;
  let isWriting = false;

  function noteFailure(error: unknown): void {
    if (takesWrites) log.warn({ err: error }, 'redis takes nothing that is written');
    takesWrites = false;
  }

  function noteSuccess(): void {
    if (takesWrites) return;
    takesWrites = true;
    for (const listener of listeners) listener();
  }

  async function tryToWrite(): Promise<void> {
    if (isWriting || !client.isReady) return;
    isWriting = true;
    try {
      await within(PATIENCE, client.set(KEY, Date.now()));
      noteSuccess();
    } catch (error) {
      noteFailure(error);
      if (client.isReady && !(error instanceof ErrorReply)) beginAnew();
    } finally {
      isWriting = false;
    }
  }

  function beginAnew(): void {
    client.destroy();
    client.connect().catch(() => {}); // said as an error of the client
  }

  client.on('ready', () => void tryToWrite());
  client.on('error', noteFailure);
  const writing = setInterval(() => void tryToWrite(), WRITE_EVERY);

  return {
    taken: (): boolean => client.isReady && takesWrites,

    /** To be called with the error of any other write. */
    noteFailure,

    /** Calls a function whenever what is written is taken again: some of what was is lost. */
    onTakenAgain: (listener: () => void): void => void listeners.push(listener),

    stop: (): void => clearInterval(writing),
  };
}
