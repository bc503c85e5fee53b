import type { Game } from '@darts/rules/play/game';
import { legsWon, legWinners } from '@darts/rules/play/legs';
import type { BySide } from '@darts/rules/play/sides';

/** Returns the legs won by each player; undefined for a game of one leg. */
export const legsShown = (game: Game): BySide<number> | undefined =>
  game.settings.legs > 1 ? legsWon(legWinners(game), game.settings.sides) : undefined;
