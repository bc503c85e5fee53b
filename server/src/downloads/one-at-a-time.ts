import { Readable } from 'node:stream';
import { TooManyRequests } from '#platform/refusals.ts';

/** How soon to ask again, in seconds. */
const AGAIN_AFTER = 5;

/** Streams of which there is one at a time for each key, at this server. */
export function oneAtATime() {
  const open = new Set<string>();

  /** @throws {TooManyRequests} `too-busy` until the one before has been read to its end, or left */
  return (key: string, pieces: AsyncIterable<string>): Readable => {
    if (open.has(key)) throw new TooManyRequests(AGAIN_AFTER, 'too-busy');
    open.add(key);
    return Readable.from(pieces).once('close', () => open.delete(key));
  };
}
