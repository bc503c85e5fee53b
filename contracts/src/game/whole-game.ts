import type { GameUpdate, GameView } from '../play.ts';

/**
 * Returns the game after an update, with all its turns. The update may hold the last turn only.
 *
 * @returns `known` if the update is not newer; undefined if turns in between are missing, so that the client has to
 *   request the whole game
 */
export function wholeGame(
  known: GameView | undefined,
  { turns, ...update }: GameUpdate,
): GameView | undefined {
  if (turns) return { ...update, turns };
  if (!known || known.gameId !== update.gameId) return undefined;
  if (known.version >= update.version) return known;
  const isNext = known.turns.length + 1 === update.expectedTurn;
  return isNext && update.lastTurn
    ? { ...update, turns: [...known.turns, update.lastTurn] }
    : undefined;
}
