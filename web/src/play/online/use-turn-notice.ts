import type { GameView } from '@darts/contracts/play';
import { useEffect, useRef } from 'react';
import { playKnocks } from '#platform/sounds.ts';
import { useTitlePrefix } from '#ui/use-title-prefix.ts';

/** Calls whoever looks elsewhere: it is their turn. */
export function useTurnNotice(isMyTurn: boolean, { expectedTurn }: GameView): void {
  useTitlePrefix(isMyTurn ? '¡Tu turno!' : undefined);

  // Coming back to a turn that was one's own already is no news.
  const called = useRef(expectedTurn === 0 ? -1 : expectedTurn);
  useEffect(() => {
    if (!isMyTurn || called.current === expectedTurn) return;
    called.current = expectedTurn;
    playKnocks(0);
  }, [isMyTurn, expectedTurn]);
}
