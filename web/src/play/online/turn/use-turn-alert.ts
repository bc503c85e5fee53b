import type { GameView } from '@darts/contracts/play';
import { useEffect, useRef } from 'react';
import { alertPlayer } from '#platform/device/alerts.ts';
import { useTitlePrefix } from '#ui/use-title-prefix.ts';
import { words } from './words.ts';

/** Alerts a player who looks elsewhere, by the tab's title too: it is their turn. */
export function useTurnAlert(isMyTurn: boolean, { expectedTurn }: GameView): void {
  useTitlePrefix(isMyTurn ? words.yourTurn : undefined);

  // A turn that was one's own already needs no second alert.
  const called = useRef(expectedTurn === 0 ? -1 : expectedTurn);
  useEffect(() => {
    if (!isMyTurn || called.current === expectedTurn) return;
    called.current = expectedTurn;
    alertPlayer('your-turn');
  }, [isMyTurn, expectedTurn]);
}
