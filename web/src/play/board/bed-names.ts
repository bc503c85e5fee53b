import type { Bed } from '@darts/rules/play/board/dartboard';
import { words } from './words.ts';

const bullNames = { innerBull: words.doubleBull, outerBull: words.bull };

/** As it is read out: 'Triple 20, 60'. The two single areas of a number are told apart. */
export function spokenName(bed: Bed): string {
  const { ring, number, multiplier, value } = bed;
  if (ring === 'innerBull' || ring === 'outerBull') return `${bullNames[ring]}, ${value}`;
  const inside = ring === 'innerSingle' ? ` ${words.inside}` : '';
  return `${words.multipliers[multiplier]} ${number}${inside}, ${value}`;
}

/** As it is written on the board's label and in the dart's slot: T20, D16, 5, Bull. */
export function shortName({ id, ring, number, multiplier }: Bed): string {
  if (ring === 'innerBull' || ring === 'outerBull') return bullNames[ring];
  return multiplier === 1 ? String(number) : id;
}
