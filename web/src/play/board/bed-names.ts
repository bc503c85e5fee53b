import type { Bed } from '@darts/rules/play/board/dartboard';
import { dartboardWords } from './words.ts';

const bullNames = { innerBull: dartboardWords.doubleBull, outerBull: dartboardWords.bull };

/** Returns the name for screen readers: 'Triple 20, 60'. The two single areas of a number differ. */
export function spokenName(bed: Bed): string {
  const { ring, number, multiplier, value } = bed;
  if (ring === 'innerBull' || ring === 'outerBull') return `${bullNames[ring]}, ${value}`;
  const inside = ring === 'innerSingle' ? ` ${dartboardWords.inside}` : '';
  return `${dartboardWords.multipliers[multiplier]} ${number}${inside}, ${value}`;
}

/** Returns the name for the label of the board: T20, D16, 5, Bull. */
export function shortName({ id, ring, number, multiplier }: Bed): string {
  if (ring === 'innerBull' || ring === 'outerBull') return bullNames[ring];
  return multiplier === 1 ? String(number) : id;
}
