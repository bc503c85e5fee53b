import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const derived = (password: string, nonce: Buffer): Promise<Buffer> => {
  const parameters: Argon2Parameters = { ...cost, message: password.normalize('NFKC'), nonce };
  return derive('argon2id', parameters);
};

/** The password as it is kept: `salt.hash`, each in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derived(password, salt);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Whether it is the password kept. Takes as long when there is none to compare with. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [salt = '', hash = ''] = (kept ?? '').split('.');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derived(password, Buffer.from(salt.padEnd(22, 'A'), 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
