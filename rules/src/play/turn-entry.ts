/** A turn while it is being entered, dart by dart. */
import type { BedName } from './beds.ts';
import { DARTS_PER_TURN } from './darts.ts';
import { standingAfter, standingAt, type PlayRules, type Standing } from './judgement.ts';

/** As far as darts are thrown: none after the one that ends the leg or busts. */
export type EnteredTurn = Standing & { readonly thrown: readonly BedName[] };

/**
 * A turn after some darts. It is over with the third one, too.
 *
 * @param left points left before the turn
 */
export function enteredTurn(rules: PlayRules, left: number, beds: readonly BedName[]): EnteredTurn {
  let standing = standingAt(rules, left);
  const thrown: BedName[] = [];
  for (const bed of beds.slice(0, DARTS_PER_TURN)) {
    if (standing.isOver) break;
    standing = standingAfter(rules, standing, bed);
    thrown.push(bed);
  }
  return { ...standing, thrown, isOver: standing.isOver || thrown.length === DARTS_PER_TURN };
}

/** The values of a turn as it is recorded where beds are not known: the darts not thrown as 0. */
export const recordedDarts = (darts: readonly number[]): number[] =>
  Array.from({ length: DARTS_PER_TURN }, (_, index) => darts[index] ?? 0);
