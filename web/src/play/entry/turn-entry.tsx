import { Suspense } from 'react';
import { DartEntry } from './dart-entry.tsx';
import { TotalEntry } from './entry-parts.tsx';
import { useInputMode } from './input-mode.ts';
import type { TurnEntryProps } from './turn-entry-props.ts';

/** Enters the turn of the player to throw, in the way this device is set to. */
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
