import type { GameUpdate, GameView } from './play.ts';

/**
 * A game with all its turns after an update, which may come without those before the last one.
 *
 * @returns what is known, where the update is not newer; nothing, where turns between the two are not known: then the
 *   game has to be asked for
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
