/** The last round of a leg, and the sudden death after it. */
import type { Game } from './game.ts';
import { currentLeg } from './legs.ts';
import { everySide } from './sides.ts';
import { inPlay, thrownBy } from './x01/leg.ts';

/** True if the next turn is the first of the last round of the leg. */
export const beginsLastRound = (game: Game): boolean =>
  haveAllThrown(game, game.settings.rounds - 1);

/** True if the next turn is the first of sudden death, after the last round of the format. */
export const beginsSuddenDeath = (game: Game): boolean =>
  game.settings.suddenDeath && haveAllThrown(game, game.settings.rounds);

/** True if a game goes on, and each side that plays on has thrown `rounds` turns in the leg. */
function haveAllThrown(game: Game, rounds: number): boolean {
  const leg = currentLeg(game);
  return !game.outcome && inPlay(leg).every((side) => thrownBy(leg, side) === rounds);
}

/** True if the leg is, or was decided, in sudden death. */
export function isInSuddenDeath(game: Game): boolean {
  const { rounds, sides, suddenDeath } = game.settings;
  const leg = currentLeg(game);
  const isBeyond = everySide(sides).some((side) => thrownBy(leg, side) > rounds);
  return suddenDeath && (isBeyond || beginsSuddenDeath(game));
}
