/** Progress of a game: side to throw, and round. */
import { currentLeg } from './legs.ts';
import type { Game } from './game.ts';
import { ofSide, type Side } from './sides.ts';
import { inOrder, inPlay, thrownBy } from './x01/leg.ts';

/** Returns the side to throw; after the end of a game, the side that would be next. */
export function toThrow(game: Game): Side {
  const leg = currentLeg(game);
  return ofSide(game.outcome ? inOrder(leg) : inPlay(leg), 0);
}

/** Returns the points left of the side to throw. */
export const pointsLeft = (game: Game): number => ofSide(game.scores, toThrow(game));

/** Returns the round, from 1, of the next turn in the leg. */
export const roundOf = (game: Game): number => thrownBy(currentLeg(game), toThrow(game)) + 1;
