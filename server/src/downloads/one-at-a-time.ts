import { Readable } from 'node:stream';
import { TooManyRequests } from '#platform/refusals.ts';

/** Seconds after which a refused caller may ask again. */
const AGAIN_AFTER = 5;

/** Returns a function that opens a stream: one at a time per key on this server. */
export function oneAtATime() {
  const open = new Set<string>();

  /** @throws {TooManyRequests} `too-busy` until the key's previous stream is read to its end or closed */
  return (key: string, pieces: AsyncIterable<string>): Readable => {
    if (open.has(key)) throw new TooManyRequests(AGAIN_AFTER, 'too-busy');
    open.add(key);
    return Readable.from(pieces).once('close', () => open.delete(key));
  };
}
