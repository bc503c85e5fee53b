import type { ReactNode } from 'react';
import { DialogActions } from './dialog.tsx';
import { useJustOpened } from './use-just-opened.ts';

/** Buttons of a dialog that opens by itself, maybe under a finger: they ignore taps for a moment. */
export function SuddenActions({ children }: { readonly children: ReactNode }) {
  return (
    <div data-deaf={useJustOpened() || undefined}>
      <DialogActions>{children}</DialogActions>
    </div>
  );
}
