/** A game of darts, as an immutable value. */
import type { EndReason } from './endings/end-reasons.ts';
import type { BySide, Side } from './sides.ts';
import type { GameSettings } from './x01/settings.ts';
import type { Turn } from './x01/turn.ts';

/** A finished leg of a game that went on. */
export type FinishedLeg = {
  readonly winner?: Side; // absent for a thrown leg beyond the legs of a result that was entered later
  readonly turns: number; // of all sides
};

/** The end of a game. Without a winner it is a draw, or void. */
export type Outcome = { readonly winner?: Side | undefined; readonly reason: EndReason };

/** A side that has left the game. */
export type Retirement = {
  readonly side: Side;
  readonly after: number; // turns of all legs before it
  readonly legs: number; // finished before it
};

export type Game = {
  readonly settings: GameSettings;
  readonly scores: BySide<number>; // points left in the current or last leg
  readonly legs: readonly FinishedLeg[]; // legs before the current or last leg, oldest first
  readonly turns: readonly Turn[]; // of all legs, oldest first
  readonly retirements?: readonly Retirement[]; // oldest first; absent if no side has left
  readonly outcome?: Outcome; // absent while in progress
};
