import { cachedGame } from './turns/cached-game.ts';
import { endings } from './endings/endings.ts';
import { gameCache } from './turns/game-cache.ts';
import { presence } from './presence/presence.ts';
import { turnRecorder } from './turns/record-turn.ts';
import type { World } from './world.ts';

/** Games in play: turns, endings off the board, and who is there. */
export function liveGames(world: World) {
  const cache = gameCache();
  return {
    ...presence(world, (row) => cache.put(cachedGame(row))),
    ...endings(world),
    recordTurn: turnRecorder(world, cache),
  };
}

export type LiveGames = ReturnType<typeof liveGames>;
