import { RINGS, SEGMENTS, type Ring } from '@darts/rules/play/board/dartboard';

/** The bed with the focus. In the bulls, `segment` is the number to return to. */
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

/** Returns the place that an arrow key leads to: left and right around the board, up away from the bull, down back. */
export const walk = (from: Place, key: string): Place | undefined => walks[key]?.(from);
