import { LRUCache } from 'lru-cache';
import type { CachedGame } from './cached-game.ts';

/** Maximum number of games, and milliseconds after the last write until a game is evicted. */
const LIMITS = { max: 10_000, ttl: 60_000, ttlResolution: 1000 };

export type GameCache = ReturnType<typeof gameCache>;

/**
 * Returns a cache of the running games that this server has written lately. A game may be stale, as another server may
 * have written it since: a write computed from it succeeds only if the stored game still has its version.
 */
export function gameCache() {
  const games = new LRUCache<string, CachedGame>(LIMITS);

  return {
    get: (gameId: string): CachedGame | undefined => games.peek(gameId), // only writes refresh an entry

    /** Caches a game, unless a later version is cached. A game that is over is dropped. */
    put(game: CachedGame): void {
      const { game_id: gameId, status, version } = game.row;
      const cached = games.peek(gameId);
      if (status !== 'encurso') games.delete(gameId);
      else if (!cached || cached.row.version < version) games.set(gameId, game);
    },

    /** Drops a game that turned out to be stale, unless it has been replaced. */
    invalidate(game: CachedGame): void {
      const { game_id: gameId } = game.row;
      if (games.peek(gameId) === game) games.delete(gameId);
    },
  };
}
