import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { boundedQueue } from '#platform/queues/bounded-queue.ts';

const derive = promisify(argon2);

/** Cost of a hash, and so of each guess: KiB of memory, and passes over that memory. */
type Cost = { readonly memory: number; readonly passes: number };

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const COST: Cost = { memory: 19_456, passes: 2 };

/** Hashes computed at a time. Leaves one core of several to the games, and two of Node's four threads to files. */
const CONCURRENT_HASHES = Math.min(2, Math.max(1, availableParallelism() - 1));

/** Hashes that may wait in the queue: the last one waits a few seconds on the slowest machines. */
const MAX_WAITING = 100;

const RETRY_AFTER = 5; // seconds

type Options = { readonly cost?: Cost; readonly atOnce?: number; readonly maxWaiting?: number };

/**
 * Hashes and compares passwords, a few at a time. A hash made at one cost does not match at another cost.
 *
 * Both functions throw a {@link TooManyRequests} `too-busy` while the queue is full.
 */
export function passwordHashing({
  cost = COST,
  atOnce = CONCURRENT_HASHES,
  maxWaiting = MAX_WAITING,
}: Options = {}) {
  const queued = boundedQueue({ atOnce, maxWaiting, retryAfter: RETRY_AFTER });
  const derived = (message: string, nonce: Buffer): Promise<Buffer> => {
    const parameters: Argon2Parameters = {
      ...cost,
      parallelism: 1,
      tagLength: 32,
      message,
      nonce,
    };
    return queued(() => derive('argon2id', parameters));
  };

  return {
    /** Returns the text to store: `salt.hash`, each in base64url. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      const hash = await derived(password, salt);
      return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
    },

    /**
     * True if `stored` was made from `password`. Takes as long when `stored` is null, so that the time does not tell
     * whether an account exists.
     */
    async isRight(password: string, stored: string | null): Promise<boolean> {
      const [salt = '', hash = ''] = (stored ?? '').split('.');
      const expected = Buffer.from(hash, 'base64url');
      const actual = await derived(password, Buffer.from(salt.padEnd(22, 'A'), 'base64url'));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}

export type Passwords = ReturnType<typeof passwordHashing>;
