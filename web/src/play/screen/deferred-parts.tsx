/** The parts of a game that show after the first touch at the earliest, and are loaded by then. */
import { useEffect, useState } from 'react';
import { LoadFailedOver, LoadFailedSaid, NothingInstead } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { loadEntryParts } from '#play/entry/entry-parts.tsx';

export const BustOverlay = onDemand(
  () => import('#play/dialogs/bust-overlay.tsx'),
  'BustOverlay',
  NothingInstead,
);
export const EndDialog = onDemand(
  () => import('#play/dialogs/end-dialog.tsx'),
  'EndDialog',
  LoadFailedOver,
);
export const LegEnd = onDemand(() => import('#play/dialogs/leg-end.tsx'), 'LegEnd', NothingInstead);
export const DeviceDialog = onDemand(
  () => import('#play/device/device-dialog.tsx'),
  'DeviceDialog',
);
export const ExitDialog = onDemand(
  () => import('#play/dialogs/exit-dialog.tsx'),
  'ExitDialog',
  LoadFailedSaid,
);

export const GhostBoard = onDemand(
  () => import('#play/board/ghost-board.tsx'),
  'GhostBoard',
  NothingInstead,
);

const parts = [GhostBoard, BustOverlay, EndDialog, LegEnd, ExitDialog, DeviceDialog];
const loadCalls = () => import('#play/calling/calls.tsx');
type Calling = Awaited<ReturnType<typeof loadCalls>>;

/** Loads all that a game may still need. */
export const loadDeferredParts = (): Promise<unknown> =>
  Promise.all([loadCalls(), loadEntryParts(), ...parts.map((each) => each.preload())]);

/**
 * Loads them at a touch: at every one, for as long as the network does not give them. An online game
 * does so at once: its network may be gone by then.
 *
 * @returns what calls the game, once it is there
 */
export function useDeferredParts(isOnline: boolean): Calling | undefined {
  const [calling, setCalling] = useState<Calling>();

  useEffect(() => {
    const load = () => {
      loadCalls().then(setCalling, () => {});
      loadDeferredParts().catch(() => {});
    };
    if (isOnline) load();
    const end = new AbortController();
    addEventListener('pointerdown', load, end);
    addEventListener('keydown', load, end);
    return () => end.abort();
  }, [isOnline]);

  return calling;
}
