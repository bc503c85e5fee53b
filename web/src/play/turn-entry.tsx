import { Suspense } from 'react';
import { DartEntry } from './dart-entry.tsx';
import { TotalEntry } from './entries.tsx';
import { useInputMode } from './input-mode.ts';
import type { ThrownDart } from './thrown-dart.ts';

export type TurnEntryProps = {
  readonly turn: number; // turns recorded before it, of both players together
  readonly left: number; // points left before it
  readonly darts: readonly ThrownDart[]; // entered so far, one by one
  readonly isSending?: boolean; // the turn is on its way: nothing can be changed
  readonly onThrow: (dart: ThrownDart) => void;
  readonly onUndo: () => void; // the last dart, or whatever came before it
  readonly onUndoTurn?: (() => void) | undefined; // the last confirmed turn, where that can be
  readonly onConfirm: (darts: readonly number[]) => void; // as the rules take a turn
  readonly onLeave?: (() => void) | undefined; // online, where the menu is not the only way out
};

/** Enters the turn of the player to move, in the way this device is set to. */
export function TurnEntry(props: TurnEntryProps) {
  const [mode] = useInputMode();
  // What was typed for one turn is none of the next one's.
  return (
    <Suspense>
      {mode === 'total' ? (
        <TotalEntry key={props.turn} {...props} />
      ) : (
        <DartEntry {...props} mode={mode} />
      )}
    </Suspense>
  );
}
