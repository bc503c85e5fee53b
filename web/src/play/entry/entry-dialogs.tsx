/** The dialogs of the entry, loaded on demand. */
import { LoadFailedSaid } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';

export const IncompleteTurnDialog = onDemand(
  () => import('#play/dialogs/incomplete-turn-dialog.tsx'),
  LoadFailedSaid,
);
export const DartsUsedDialog = onDemand(
  () => import('./total/darts-used-dialog.tsx'),
  LoadFailedSaid,
);
