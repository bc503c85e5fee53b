import { RuleError } from '../rule-error.ts';
import type { Game } from './game.ts';
import { currentLeg } from './legs.ts';
import { decided } from './match.ts';
import type { Side } from './sides.ts';
import { inPlay } from './x01/leg.ts';

/**
 * Takes a side out of a game of three or more: it throws no more, and the game goes on without it.
 *
 * @throws {RuleError} `game-over` after the end, or for a side that plays no more
 */
export function retire(game: Game, side: Side): Game {
  if (game.outcome || !inPlay(currentLeg(game)).includes(side)) throw new RuleError('game-over');
  const retirement = { side, after: game.turns.length, legs: game.legs.length };
  return decided({ ...game, retirements: [...(game.retirements ?? []), retirement] });
}
