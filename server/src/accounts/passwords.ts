import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** What a guess costs: KiB of memory, and how often all of it is gone over. */
type Cost = { readonly memory: number; readonly passes: number };

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const COST: Cost = { memory: 19_456, passes: 2 };

/** Hashes passwords. What was hashed at one cost is not compared at another. */
export function passwordHashing(cost = COST) {
  const derived = (password: string, nonce: Buffer): Promise<Buffer> => {
    const message = password.normalize('NFKC');
    const parameters: Argon2Parameters = {
      ...cost,
      parallelism: 1,
      tagLength: 32,
      message,
      nonce,
    };
    return derive('argon2id', parameters);
  };

  return {
    /** The password as it is kept: `salt.hash`, each in base64url. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      const hash = await derived(password, salt);
      return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
    },

    /** Whether it is the password kept. Takes as long when there is none to compare with. */
    async isRight(password: string, kept: string | null): Promise<boolean> {
      const [salt = '', hash = ''] = (kept ?? '').split('.');
      const expected = Buffer.from(hash, 'base64url');
      const actual = await derived(password, Buffer.from(salt.padEnd(22, 'A'), 'base64url'));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}

export type Passwords = ReturnType<typeof passwordHashing>;
