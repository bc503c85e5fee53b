import { Suspense } from 'react';
import { DartEntry } from './dart-entry.tsx';
import { TotalEntry } from './entry-parts.tsx';
import { useInputMode } from './entry-settings.ts';
import type { TurnEntryProps } from './turn-entry-props.ts';

/** Enters the turn of the player to throw, in the input mode of this device. */
export function TurnEntry(props: TurnEntryProps) {
  const [mode] = useInputMode();
  // The key clears the field for each turn.
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
