import type { GameView } from '@darts/contracts/play';
import { useEffect, useRef } from 'react';
import { alertPlayer } from '#platform/device/alerts.ts';
import { useTitlePrefix } from '#ui/use-title-prefix.ts';
import { onlineTurnWords } from './words.ts';

/** Alerts the player at the start of a turn, also in the title of the tab. */
export function useTurnAlert(isMyTurn: boolean, { expectedTurn }: GameView): void {
  useTitlePrefix(isMyTurn ? onlineTurnWords.yourTurn : undefined);

  // A turn that had begun when the page opened needs no alert.
  const called = useRef(expectedTurn === 0 ? -1 : expectedTurn);
  useEffect(() => {
    if (!isMyTurn || called.current === expectedTurn) return;
    called.current = expectedTurn;
    alertPlayer('your-turn');
  }, [isMyTurn, expectedTurn]);
}
