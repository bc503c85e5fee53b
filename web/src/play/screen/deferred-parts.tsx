/** The parts of a game that show after the first touch at the earliest, and are loaded by then. */
import { useEffect } from 'react';
import { onDemand } from '#platform/on-demand.tsx';
import { loadEntryParts } from '#play/entry/entry-parts.tsx';

export const BustOverlay = onDemand(() => import('#play/dialogs/bust-overlay.tsx'), 'BustOverlay');
export const EndDialog = onDemand(() => import('#play/dialogs/end-dialog.tsx'), 'EndDialog');
export const ExitDialog = onDemand(() => import('#play/dialogs/exit-dialog.tsx'), 'ExitDialog');

const parts = [BustOverlay, EndDialog, ExitDialog];

/** Loads all that a game may still need. */
export const loadDeferredParts = (): Promise<unknown> =>
  Promise.all([loadEntryParts(), ...parts.map((each) => each.preload())]);

/** Loads them at a touch: at every one, for as long as the network does not give them. */
export function useDeferredParts(): void {
  useEffect(() => {
    const load = () => void loadDeferredParts().catch(() => {});
    addEventListener('pointerdown', load);
    addEventListener('keydown', load);
    return () => {
      removeEventListener('pointerdown', load);
      removeEventListener('keydown', load);
    };
  }, []);
}
