import { corrections } from './corrections/corrections.ts';
import { cachedGame } from './turns/cached-game.ts';
import { earlyEndings } from './endings/early-endings.ts';
import { gameCache } from './turns/game-cache.ts';
import { presence } from './presence/presence.ts';
import { turnRecorder } from './turns/record-turn.ts';
import { scoring } from './presence/scoring.ts';
import { settled } from './presence/settled.ts';
import type { Deps } from './deps.ts';

/** Games in play: turns and their corrections, endings off the board, and who is there. */
export function liveGames(deps: Deps) {
  const cache = gameCache();
  const saving = settled(deps, (row) => cache.put(cachedGame(row)));
  return {
    ...presence(deps, saving),
    ...scoring(deps, saving),
    ...earlyEndings(deps),
    recordTurn: turnRecorder(deps, cache),
    ...corrections(deps, cache),
  };
}

export type LiveGames = ReturnType<typeof liveGames>;
