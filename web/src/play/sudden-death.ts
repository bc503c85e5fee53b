import type { Game } from '@darts/rules/play/game';
import { SEATS } from '@darts/rules/play/seats';
import { useEffect } from 'react';
import { toast } from '#ui/toast.ts';

/** Whether a game is in rounds beyond its own, or was decided there. */
export function isInSuddenDeath({ suddenDeath, turns, rounds, outcome }: Game): boolean {
  const own = rounds * SEATS.length; // turns
  return suddenDeath && (turns.length > own || (turns.length === own && !outcome));
}

/** Tells the players when it begins, and returns what such a game is called; nothing for others. */
export function useSuddenDeath(game: Game): string | undefined {
  const isIn = isInSuddenDeath(game);
  useEffect(() => {
    if (isIn) toast.info('Muerte súbita: gana quien acabe una ronda por delante.');
  }, [isIn]);
  return isIn ? 'Muerte súbita' : undefined;
}
