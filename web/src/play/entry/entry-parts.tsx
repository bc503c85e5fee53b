/** The parts of the entry that are loaded on demand: a device uses one of three input modes. */
import { onDemand } from '#ui/loading/on-demand.tsx';
import { DartsUsedDialog, IncompleteTurnDialog } from './entry-dialogs.tsx';
import { inputMode } from './entry-settings.ts';
import { loadCheckouts } from './use-checkout.ts';

export const Dartboard = onDemand(() => import('#play/board/dartboard.tsx'));
export const ScorePanel = onDemand(() => import('./score/score-panel.tsx'));
export const TotalEntry = onDemand(() => import('./total/total-entry.tsx'));
const partOfMode = { board: Dartboard, score: ScorePanel, total: TotalEntry };
const parts = [...Object.values(partOfMode), IncompleteTurnDialog, DartsUsedDialog];

/** Loads the part for the input mode of this device. */
export const loadChosenEntry = (): Promise<unknown> => partOfMode[inputMode()].preload();

export const loadEntryParts = (): Promise<unknown> =>
  Promise.all([loadCheckouts(), ...parts.map((each) => each.preload())]);
