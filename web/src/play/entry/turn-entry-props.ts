import type { PlayRules, Thrown } from '@darts/rules/play/judgement';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import type { DoubleTap } from './use-double-tap.ts';

/** What is known of the turn to enter, and what can be done with it. */
export type TurnEntryProps = {
  readonly turn: number; // turns recorded before it, of both players together
  readonly rules: PlayRules;
  readonly left: number; // points left before it
  readonly darts: readonly ThrownDart[]; // entered so far, one by one
  readonly doubleTap: DoubleTap; // of this turn and those before it
  readonly isSending?: boolean; // the turn is on its way: nothing can be changed
  readonly onDarts: (darts: readonly ThrownDart[]) => void; // as they are now
  readonly onUndoTurn?: (() => void) | undefined; // the last confirmed turn, where that can be
  readonly onConfirm: (thrown: Thrown) => void; // as the rules take a turn
  readonly onLeave?: (() => void) | undefined; // online, where the menu is not the only way out
};
