import { LRUCache } from 'lru-cache';

/** Maximum number of remembered codes; those that ended first are evicted. */
const MAX_ENDED = 2_000;

/**
 * Digests of the last games of ended codes. A phone that sends a game with the same digest has thrown nothing since.
 */
export function endedCodes() {
  const pictures = new LRUCache<string, string>({ max: MAX_ENDED }); // by the hash of the phone's key

  return {
    add: (id: string, picture: string): void => void pictures.set(id, picture),
    has: (id: string, picture: string): boolean => pictures.peek(id) === picture,
  };
}
