import type { BedName } from '@darts/rules/play/beds';
import { BEDS, bedAt, bedCentre, type Point } from '@darts/rules/play/board/dartboard';
import { CLASSIC } from '@darts/rules/play/settings';
import { enteredTurn } from '@darts/rules/play/turn-entry';
import type { Chance } from '../chance.ts';

/** The turn of a player who aims well and misses by `spread` millimetres, as two in three do. */
export function thrownTurn(left: number, spread: number, chance: Chance): BedName[] {
  const beds: BedName[] = [];
  for (;;) {
    const turn = enteredTurn(CLASSIC, left, beds);
    if (turn.isOver) return beds;
    const landed = missedBy(aimAt(turn.left), spread, chance);
    beds.push(bedAt(landed)?.id ?? 'M');
  }
}

/** The bed that ends the game, where one does; else the treble 20. */
function aimAt(left: number): Point {
  const bed = BEDS.find(({ value }) => value === left) ?? BEDS.find(({ id }) => id === 'T20');
  return bed ? bedCentre(bed) : { x: 0, y: 0 };
}

/** Box and Muller's normal distribution around the aim. */
function missedBy(aim: Point, spread: number, chance: Chance): Point {
  const distance = spread * Math.sqrt(-2 * Math.log(1 - chance()));
  const angle = 2 * Math.PI * chance();
  return { x: aim.x + distance * Math.cos(angle), y: aim.y + distance * Math.sin(angle) };
}
