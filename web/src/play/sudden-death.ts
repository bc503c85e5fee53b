import type { Game } from '@darts/rules/play/game';
import { isInSuddenDeath } from '@darts/rules/play/progress';
import { useEffect } from 'react';
import { toast } from '#ui/toast.ts';

/** Tells the players when it begins, and returns what such a game is called; nothing for others. */
export function useSuddenDeath(game: Game): string | undefined {
  const isIn = isInSuddenDeath(game);
  useEffect(() => {
    if (isIn) toast.info('Muerte súbita: gana quien acabe una ronda por delante.');
  }, [isIn]);
  return isIn ? 'Muerte súbita' : undefined;
}
