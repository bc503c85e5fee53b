/** A turn that is being entered dart by dart. */
import type { BedName } from '../beds.ts';
import { DARTS_PER_TURN } from '../darts.ts';
import { standingAfter, standingAt, type PlayRules, type Standing } from './judgement.ts';

/** The state of the turn and its darts, without darts entered after the end of the leg or after a bust. */
export type EnteredTurn = Standing & { readonly thrown: readonly BedName[] };

/**
 * Returns the turn after `beds`. The third dart also ends the turn.
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

/** Returns the three values to record for a turn without beds; 0 for darts not thrown. */
export const recordedDarts = (darts: readonly number[]): number[] =>
  Array.from({ length: DARTS_PER_TURN }, (_, index) => darts[index] ?? 0);
