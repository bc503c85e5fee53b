import type { GameRow } from './tables.ts';

/** Whether a game stood still while one player recorded for both: void, until somebody decides otherwise. */
export const isUndecided = ({ end_reason, scorer }: Pick<GameRow, 'end_reason' | 'scorer'>) =>
  end_reason === 'void' && scorer !== null;

/** Whether it is known how a game counts. */
export const isDecided = (game: Pick<GameRow, 'status' | 'end_reason' | 'scorer'>): boolean =>
  game.status === 'finalizada' && !isUndecided(game);
