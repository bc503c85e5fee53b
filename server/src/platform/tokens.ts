import { createHash, randomBytes } from 'node:crypto';

/** Returns a secret of 256 random bits, for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** True if `text` has the form of a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Returns the hash that the store keeps, so that reading the store reveals no token. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
