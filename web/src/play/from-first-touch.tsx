/** What a game shows from the first touch on at the earliest. Until then it need not be loaded. */
import { useEffect } from 'react';
import { onDemand } from '#platform/on-demand.tsx';

export const TotalEntry = onDemand(async () => (await import('./total-entry.tsx')).TotalEntry);
export const ScorePanel = onDemand(async () => (await import('./score-panel.tsx')).ScorePanel);
export const BustOverlay = onDemand(async () => (await import('./bust-overlay.tsx')).BustOverlay);
export const EndDialog = onDemand(async () => (await import('./end-dialog.tsx')).EndDialog);
export const ExitDialog = onDemand(async () => (await import('./exit-dialog.tsx')).ExitDialog);
export const IncompleteTurnDialog = onDemand(
  async () => (await import('./incomplete-turn-dialog.tsx')).IncompleteTurnDialog,
);

const all = [TotalEntry, ScorePanel, BustOverlay, EndDialog, ExitDialog, IncompleteTurnDialog];

export const loadAll = (): Promise<unknown> =>
  Promise.allSettled(all.map((each) => each.preload()));

/** Loads all of it at a touch: at every one, for as long as the network does not give it. */
export function useLoadAtFirstTouch(): void {
  useEffect(() => {
    const load = () => void loadAll();
    addEventListener('pointerdown', load);
    addEventListener('keydown', load);
    return () => {
      removeEventListener('pointerdown', load);
      removeEventListener('keydown', load);
    };
  }, []);
}
