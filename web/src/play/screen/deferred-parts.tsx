/** The parts of a game that show after the first touch at the earliest, and are loaded by then. */
import type { Game } from '@darts/rules/play/game';
import { useEffect, useState } from 'react';
import { LoadFailedOver, LoadFailedSaid, NothingInstead } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { loadEntryParts } from '#play/entry/entry-parts.tsx';
import { isPlain } from './is-plain.ts';

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
const loadAccompaniment = () => import('./accompaniment.tsx');
type Accompaniment = Awaited<ReturnType<typeof loadAccompaniment>>;

/** Loads all that a game may still need. */
export const loadDeferredParts = (): Promise<unknown> =>
  Promise.all([loadAccompaniment(), loadEntryParts(), ...parts.map((each) => each.preload())]);

/**
 * Loads them at a touch: at every one, for as long as the network does not give them. An online game
 * does so at once: its network may be gone by then. So does one with a format to be named.
 *
 * @returns what goes with the game, once it is there
 */
export function useDeferredParts({ settings }: Game, isOnline: boolean): Accompaniment | undefined {
  const atOnce = isOnline || !isPlain(settings);
  const [loaded, setLoaded] = useState<Accompaniment>();

  useEffect(() => {
    const load = () => {
      loadAccompaniment().then(setLoaded, () => {});
      loadDeferredParts().catch(() => {});
    };
    if (atOnce) load();
    const end = new AbortController();
    addEventListener('pointerdown', load, end);
    addEventListener('keydown', load, end);
    return () => end.abort();
  }, [atOnce]);

  return loaded;
}
