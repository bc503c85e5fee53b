import type { BedName } from '@darts/rules/play/beds';
import { BEDS, bedAt, bedCentre, type Point } from '@darts/rules/play/board/dartboard';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { enteredTurn } from '@darts/rules/play/x01/turn-entry';
import type { Chance } from '../chance.ts';

/** Returns the beds of a turn. `spread`: standard deviation of the misses along each axis, in millimetres. */
export function thrownTurn(left: number, spread: number, chance: Chance): BedName[] {
  const beds: BedName[] = [];
  for (;;) {
    const turn = enteredTurn(CLASSIC, left, beds);
    if (turn.isOver) return beds;
    const landed = missedBy(aimAt(turn.left), spread, chance);
    beds.push(bedAt(landed)?.id ?? 'M');
  }
}

/** Returns the centre of the bed that ends the game; of the treble 20 if no bed does. */
function aimAt(left: number): Point {
  const bed = BEDS.find(({ value }) => value === left) ?? BEDS.find(({ id }) => id === 'T20');
  return bed ? bedCentre(bed) : { x: 0, y: 0 };
}

/** Returns a point normally distributed around the aim (Box–Muller transform). */
function missedBy(aim: Point, spread: number, chance: Chance): Point {
  const distance = spread * Math.sqrt(-2 * Math.log(1 - chance()));
  const angle = 2 * Math.PI * chance();
  return { x: aim.x + distance * Math.cos(angle), y: aim.y + distance * Math.sin(angle) };
}
