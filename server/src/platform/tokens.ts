import { createHash, randomBytes } from 'node:crypto';

/** A secret that only its receiver has: 256 random bits, fit for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text could be a token at all. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What the store keeps of it: who reads the store learns no token. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
