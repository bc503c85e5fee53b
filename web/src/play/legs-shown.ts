import type { Game } from '@darts/rules/play/game';
import { legsWon, legWinners } from '@darts/rules/play/legs';
import type { BySeat } from '@darts/rules/play/seats';

/** Returns the legs won by each player; undefined for a game of one leg. */
export const legsShown = (game: Game): BySeat<number> | undefined =>
  game.settings.legs > 1 ? legsWon(legWinners(game)) : undefined;
