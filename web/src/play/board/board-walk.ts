import { RINGS, SECTORS, type Ring } from '@darts/rules/play/dartboard';

/** Where the keyboard stands. In the bulls the sector is the one to come out into. */
export type Place = { readonly ring: Ring; readonly sector: number };

const turned = ({ ring, sector }: Place, by: number): Place => ({
  ring,
  sector: (sector + by + SECTORS.length) % SECTORS.length,
});

const moved = ({ ring, sector }: Place, outwards: number): Place => ({
  ring: RINGS[RINGS.indexOf(ring) + outwards] ?? ring,
  sector,
});

const walks: Readonly<Record<string, (from: Place) => Place>> = {
  ArrowRight: (from) => turned(from, 1),
  ArrowLeft: (from) => turned(from, -1),
  ArrowUp: (from) => moved(from, 1),
  ArrowDown: (from) => moved(from, -1),
};

/** Where an arrow key leads: left and right round the board, up and down away from the bull and back. */
export const walk = (from: Place, key: string): Place | undefined => walks[key]?.(from);
