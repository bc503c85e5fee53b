import { currentLeg, legsWon, legWinners } from './legs.ts';
import type { Game } from './game.ts';
import { everySide, ofSide, type BySide, type Side } from './sides.ts';
import { closers } from './x01/leg.ts';

/**
 * Returns the place of each side, from 1; equal sides share one. Sides that have left come last, the first to leave at
 * the end. The others rank by legs won, then in the order in which they closed the last leg, then by points left.
 */
export function placesOf(game: Game): BySide<number> {
  const rank = rankIn(game);
  const ranks = everySide(game.settings.sides).map(rank);
  return ranks.map((own) => 1 + ranks.filter((other) => isBefore(other, own)).length);
}

/** Values to compare one after another, each the better the lower. */
type Rank = readonly number[];

function rankIn(game: Game): (side: Side) => Rank {
  const { outcome, retirements = [], scores, settings } = game;
  const won = legsWon(legWinners(game), settings.sides);
  const closed = closers(currentLeg(game));
  const left = retirements.toReversed().map(({ side }) => side);
  return (side) => [
    left.indexOf(side),
    -ofSide(won, side),
    closed.includes(side) ? closed.indexOf(side) : closed.length,
    outcome?.winner === side ? 0 : 1, // of those equal at the end of sudden death
    ofSide(scores, side),
  ];
}

function isBefore(one: Rank, other: Rank): boolean {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index >= 0 && ofSide(one, index) < ofSide(other, index);
}
