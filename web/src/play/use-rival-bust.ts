import type { Game } from '@darts/rules/play/game';
import type { Seat } from '@darts/rules/play/seats';
import { useEffect } from 'react';
import { toast } from '#ui/toast.ts';
import { useBust } from './use-bust.ts';

/** Tells the player in `seat` when the rival busts. */
export function useRivalBust(game: Game, seat: Seat, rivalName: string): void {
  const busted = useBust(game.turns.filter((turn) => turn.seat !== seat));
  useEffect(() => {
    if (busted) toast.info(`${rivalName} se ha pasado.`);
  }, [busted, rivalName]);
}
