import type { Asked } from '@darts/contracts/realtime';
import { PRESETS } from '@darts/rules/play/x01/settings';

/** Two players who play one game after the other on any server, each on their own connection. */
export type Pair = {
  /** Begins a game; resolves once its first turn may be thrown. */
  readonly begin: () => Promise<void>;
  readonly turns: number; // of a whole game, of both players together
  /** Throws the next turn of the game. */
  readonly throwTurn: (listeners: TurnListeners) => void;
};

/** Callbacks for the events of a turn, which come in any order. */
export type TurnListeners = {
  readonly acknowledged: () => void;
  readonly seen: () => void; // by the rival, who may throw then
};

/** A logged-in player. `cookie` is the whole header, `name=value`. */
export type Player = { readonly userId: string; readonly cookie: string };

/** Turn that every server of the benchmark is sent: three darts, far from winning. */
export const DARTS = [20, 5, 1] as const;

/** Course of a game of the product: its format, and the payload of each turn. */
export type Course = {
  readonly format?: Asked<'addGameOnlineLobby'>['format']; // absent: 'Clásico'
  readonly turns: readonly {
    readonly darts?: readonly number[];
    readonly beds?: readonly string[];
  }[];
};

/** Classic game that goes to its last round. */
export const CLASSIC_GAME: Course = { turns: Array.from({ length: 30 }, () => ({ darts: DARTS })) };

// The starter wins the leg in eight turns, and the rival throws seven. The rival begins the next leg, so the
// players go on alternating.
const LEG: Course['turns'] = [
  ...Array.from({ length: 14 }, () => ({ beds: ['S20', 'S20', 'S20'] })),
  { beds: ['T19', 'D12'] },
];

/** 501 to a double, at best of five, won in the last leg. */
export const GAME_OF_LEGS: Course = {
  format: { ...PRESETS.double, legs: 5 },
  turns: Array.from({ length: 5 }, () => LEG).flat(),
};
