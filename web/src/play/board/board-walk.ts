import { RINGS, SEGMENTS, type Ring } from '@darts/rules/play/board/dartboard';

/** Where the keyboard stands. In the bulls the segment is the one to come out into. */
export type Place = { readonly ring: Ring; readonly segment: number };

const turned = ({ ring, segment }: Place, by: number): Place => ({
  ring,
  segment: (segment + by + SEGMENTS.length) % SEGMENTS.length,
});

const moved = ({ ring, segment }: Place, outwards: number): Place => ({
  ring: RINGS[RINGS.indexOf(ring) + outwards] ?? ring,
  segment,
});

const walks: Readonly<Record<string, (from: Place) => Place>> = {
  ArrowRight: (from) => turned(from, 1),
  ArrowLeft: (from) => turned(from, -1),
  ArrowUp: (from) => moved(from, 1),
  ArrowDown: (from) => moved(from, -1),
};

/** Where an arrow key leads: left and right round the board, up and down away from the bull and back. */
export const walk = (from: Place, key: string): Place | undefined => walks[key]?.(from);
