import type { PlayRules, Thrown } from '@darts/rules/play/x01/judgement';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import type { DoubleTap } from './use-double-tap.ts';

/** The turn to enter, and its actions. */
export type TurnEntryProps = {
  readonly turn: number; // turns recorded before, of both players
  readonly rules: PlayRules;
  readonly left: number; // points left before the turn
  readonly darts: readonly ThrownDart[]; // entered so far
  readonly doubleTap: DoubleTap; // kept from turn to turn
  readonly isSending?: boolean; // true while the turn is sent: it cannot be changed
  readonly onDarts: (darts: readonly ThrownDart[]) => void;
  readonly onUndoTurn?: (() => void) | undefined; // undoes the last confirmed turn; absent if that is not possible
  readonly onConfirm: (thrown: Thrown) => void;
  readonly onLeave?: (() => void) | undefined; // online only
};
