import type { Asked } from '@darts/contracts/realtime';
import { PRESETS } from '@darts/rules/play/settings';

/** Two players at one game after the other, on connections of their own, of whatever server. */
export type Pair = {
  /** Begins a game; resolves once its first turn may be thrown. */
  readonly begin: () => Promise<void>;
  readonly turns: number; // of a whole game, of both players together
  /** Throws the turn that is next in it. */
  readonly throwTurn: (listeners: TurnListeners) => void;
};

/** What happens to a turn, in whichever order it happens. */
export type TurnListeners = {
  readonly acknowledged: () => void;
  readonly seen: () => void; // by the rival, who may throw then
};

/** Somebody logged in: the cookie is the whole header, `name=value`. */
export type Player = { readonly userId: string; readonly cookie: string };

/** A turn as every server of the benchmark is sent it: three darts, and far from winning. */
export const DARTS = [20, 5, 1] as const;

/** A game of the product: what is thrown in each of its turns, as the wire says it. */
export type Course = {
  readonly format?: Asked<'addGameOnlineLobby'>['format']; // unless it is 'Clásico'
  readonly turns: readonly {
    readonly darts?: readonly number[];
    readonly beds?: readonly string[];
  }[];
};

/** To its last round. */
export const CLASSIC_GAME: Course = { turns: Array.from({ length: 30 }, () => ({ darts: DARTS })) };

// Whoever begins it wins it in eight turns, the rival throws seven: the next leg, which the rival
// begins, goes on as if nothing were.
const LEG: Course['turns'] = [
  ...Array.from({ length: 14 }, () => ({ beds: ['S20', 'S20', 'S20'] })),
  { beds: ['T19', 'D12'] },
];

/** 501 to a double, at best of five, won in the last leg. */
export const GAME_OF_LEGS: Course = {
  format: { ...PRESETS.double, legs: 5 },
  turns: Array.from({ length: 5 }, () => LEG).flat(),
};
