/** Darts by the beds that they landed in, as they go from device to device. */
import type { BedName } from '@darts/rules/play/beds';
import { BEDS, isBull, type Bed } from '@darts/rules/play/board/dartboard';
import { boardDart, OUT, type ThrownDart } from '#play/board/thrown-dart.ts';

const nameOf = ({ id, ring, multiplier }: Bed): string =>
  isBull(ring) ? `${'SD'.charAt(multiplier - 1)}B` : id;

/** The beds of a name on the board: a single has two, and a miss none. */
export const bedsOf = (name: BedName): readonly Bed[] => BEDS.filter((bed) => nameOf(bed) === name);

/** Where a dart landed; where its name does not say, in a bed that scores as much. */
export function bedNameOf({ value, name = '' }: ThrownDart): BedName {
  const isNamed = ({ id }: Bed) => id === name || id === `S${name}`;
  const bed = BEDS.find(isNamed) ?? BEDS.find((each) => each.value === value);
  return bed ? (nameOf(bed) as BedName) : 'M'; // a test goes through all of them
}

/** The dart of another device. */
export function dartIn(name: BedName): ThrownDart {
  const [bed] = bedsOf(name);
  return bed ? boardDart(bed) : OUT;
}
