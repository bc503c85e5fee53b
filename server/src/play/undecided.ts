import type { GameRow } from './tables.ts';

/** True if a game was stopped while one player recorded for both: void until a decision by hand. */
export const isUndecided = ({ end_reason, scorer }: Pick<GameRow, 'end_reason' | 'scorer'>) =>
  end_reason === 'void' && scorer !== null;

/** True if a game is finished and its outcome is final, not undecided. */
export const isDecided = (game: Pick<GameRow, 'status' | 'end_reason' | 'scorer'>): boolean =>
  game.status === 'finalizada' && !isUndecided(game);
