/** The parts of the entry that are loaded on demand: a device uses one of its three ways. */
import { LoadFailedSaid } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { inputMode } from './input-mode.ts';
import { loadCheckouts } from './use-checkout.ts';

export const Dartboard = onDemand(() => import('#play/board/dartboard.tsx'), 'Dartboard');
export const ScorePanel = onDemand(() => import('./score/score-panel.tsx'), 'ScorePanel');
export const TotalEntry = onDemand(() => import('./total/total-entry.tsx'), 'TotalEntry');
export const IncompleteTurnDialog = onDemand(
  () => import('#play/dialogs/incomplete-turn-dialog.tsx'),
  'IncompleteTurnDialog',
  LoadFailedSaid,
);
export const DartsUsedDialog = onDemand(
  () => import('./total/darts-used-dialog.tsx'),
  'DartsUsedDialog',
  LoadFailedSaid,
);

const partOfMode = { board: Dartboard, score: ScorePanel, total: TotalEntry };
const parts = [...Object.values(partOfMode), IncompleteTurnDialog, DartsUsedDialog];

/** Loads the part for the way that this device is set to. */
export const loadChosenEntry = (): Promise<unknown> => partOfMode[inputMode()].preload();

export const loadEntryParts = (): Promise<unknown> =>
  Promise.all([loadCheckouts(), ...parts.map((each) => each.preload())]);
