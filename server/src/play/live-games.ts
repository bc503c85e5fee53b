import { cachedGame } from './cached-game.ts';
import { endings } from './endings.ts';
import { gameCache } from './game-cache.ts';
import { presence } from './presence.ts';
import { turnRecorder } from './record-turn.ts';
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
