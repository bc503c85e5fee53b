/** What a game shows from the first touch on at the earliest. Until then it need not be loaded. */
import { useEffect } from 'react';
import { onDemand } from '#platform/on-demand.tsx';
import { loadEntries } from './entries.tsx';

export const BustOverlay = onDemand(async () => (await import('./bust-overlay.tsx')).BustOverlay);
export const EndDialog = onDemand(async () => (await import('./end-dialog.tsx')).EndDialog);
export const ExitDialog = onDemand(async () => (await import('./exit-dialog.tsx')).ExitDialog);
export const IncompleteTurnDialog = onDemand(
  async () => (await import('./incomplete-turn-dialog.tsx')).IncompleteTurnDialog,
);

const moments = [BustOverlay, EndDialog, ExitDialog, IncompleteTurnDialog];

/** Loads all that a game may still need. */
export const loadTheRest = (): Promise<unknown> =>
  Promise.all([loadEntries(), ...moments.map((each) => each.preload())]);

/** Loads the rest at a touch: at every one, for as long as the network does not give it. */
export function useRestFromFirstTouch(): void {
  useEffect(() => {
    const load = () => void loadTheRest().catch(() => {});
    addEventListener('pointerdown', load);
    addEventListener('keydown', load);
    return () => {
      removeEventListener('pointerdown', load);
      removeEventListener('keydown', load);
    };
  }, []);
}
