/** The parts of a game that show after the first touch at the earliest, and are loaded at that touch. */
import type { Game } from '@darts/rules/play/game';
import { isPlain } from '@darts/rules/play/x01/settings';
import { useEffect, useState } from 'react';
import { LoadFailedOver, LoadFailedSaid, NothingInstead } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { loadEntryParts } from '#play/entry/entry-parts.tsx';

export const BustOverlay = onDemand(() => import('#play/dialogs/bust-overlay.tsx'), NothingInstead);
export const EndDialog = onDemand(() => import('#play/dialogs/end-dialog.tsx'), LoadFailedOver);
export const LegEnd = onDemand(() => import('#play/dialogs/leg-end.tsx'), NothingInstead);
export const DeviceDialog = onDemand(() => import('#play/device/device-dialog.tsx'));
export const LocalExit = onDemand(() => import('#play/dialogs/local-exit.tsx'), LoadFailedSaid);

export const GhostBoard = onDemand(() => import('#play/board/ghost-board.tsx'), NothingInstead);

const parts = [GhostBoard, BustOverlay, EndDialog, LegEnd, LocalExit, DeviceDialog];
const loadAccompaniment = () => import('./accompaniment.tsx');
type Accompaniment = Awaited<ReturnType<typeof loadAccompaniment>>;

/** Loads everything that a game may still need. */
export const loadDeferredParts = (): Promise<unknown> =>
  Promise.all([loadAccompaniment(), loadEntryParts(), ...parts.map((each) => each.preload())]);

/**
 * Loads the deferred parts at the first touch, and retries at every touch. An online game loads them at once,
 * since its network may be gone later; so does a game whose format has to be named.
 *
 * @returns the accompaniment, once loaded
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
