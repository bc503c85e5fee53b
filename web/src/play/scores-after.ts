import type { Game } from '@darts/rules/play/game';
import { toThrow } from '@darts/rules/play/progress';
import type { BySide } from '@darts/rules/play/sides';
import type { EnteredTurn } from '@darts/rules/play/x01/turn-entry';

/** Returns the points left after the darts entered so far; unchanged without a turn, or by a bust. */
export const scoresAfter = (game: Game, turn: EnteredTurn | undefined): BySide<number> =>
  !turn || turn.bust ? game.scores : game.scores.with(toThrow(game), turn.left);
