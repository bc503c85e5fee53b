/** The ways to enter turns, of which a device uses one, and needs not load the others. */
import { onDemand } from '#platform/on-demand.tsx';
import { inputMode } from './input-mode.ts';

export const Dartboard = onDemand(async () => (await import('./dartboard.tsx')).Dartboard);
export const ScorePanel = onDemand(async () => (await import('./score-panel.tsx')).ScorePanel);
export const TotalEntry = onDemand(async () => (await import('./total-entry.tsx')).TotalEntry);

const entries = { board: Dartboard, score: ScorePanel, total: TotalEntry };

/** Loads the one that this device is set to. */
export const loadChosenEntry = (): Promise<unknown> => entries[inputMode()].preload();

export const loadEntries = (): Promise<unknown> =>
  Promise.all(Object.values(entries).map((entry) => entry.preload()));
