import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { boundedQueue } from '#platform/queues/bounded-queue.ts';

const derive = promisify(argon2);

/** What a guess costs: KiB of memory, and how often all of it is gone over. */
type Cost = { readonly memory: number; readonly passes: number };

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const COST: Cost = { memory: 19_456, passes: 2 };

/** Hashed at once: a core is left to the games, and half of Node's four threads to files. */
const CONCURRENT_HASHES = Math.min(2, Math.max(1, availableParallelism() - 1));

/** Those who may wait for theirs: the last of them a few seconds on the slowest machines. */
const MAX_WAITING = 100;

const RETRY_AFTER = 5; // seconds

type Options = { readonly cost?: Cost; readonly atOnce?: number; readonly maxWaiting?: number };

/**
 * Hashes passwords, a few at a time. What was hashed at one cost is not compared at another.
 *
 * Its functions throw a {@link TooManyRequests} `too-busy` when too many wait already.
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
    /** The password as it is stored: `salt.hash`, each in base64url. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      const hash = await derived(password, salt);
      return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
    },

    /** Whether it is the stored password. Takes as long when there is none to compare with. */
    async isRight(password: string, stored: string | null): Promise<boolean> {
      const [salt = '', hash = ''] = (stored ?? '').split('.');
      const expected = Buffer.from(hash, 'base64url');
      const actual = await derived(password, Buffer.from(salt.padEnd(22, 'A'), 'base64url'));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}

export type Passwords = ReturnType<typeof passwordHashing>;
