import { LRUCache } from 'lru-cache';
import type { CachedGame } from './cached-game.ts';

/** How many games, and for how long without a write, in milliseconds. */
const LIMITS = { max: 10_000, ttl: 60_000, ttlResolution: 1000 };

export type GameCache = ReturnType<typeof gameCache>;

/**
 * The running games that this server has lately written. Another server may have written one since:
 * whatever is computed from it is written over its version, or not at all.
 */
export function gameCache() {
  const games = new LRUCache<string, CachedGame>(LIMITS);

  return {
    get: (gameId: string): CachedGame | undefined => games.peek(gameId), // a write makes it the latest

    /** Caches a game as it stands, unless a later version is cached; a game that is over is dropped. */
    put(game: CachedGame): void {
      const { game_id: gameId, status, version } = game.row;
      const cached = games.peek(gameId);
      if (status !== 'encurso') games.delete(gameId);
      else if (!cached || cached.row.version < version) games.set(gameId, game);
    },

    /** Drops a game that turned out not to be the latest. */
    invalidate(game: CachedGame): void {
      const { game_id: gameId } = game.row;
      if (games.peek(gameId) === game) games.delete(gameId);
    },
  };
}
