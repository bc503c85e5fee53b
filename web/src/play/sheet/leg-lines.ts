import { threeDartAverage } from '@darts/rules/play/x01/figures/average';
import { figuresIn, playedLegs, turnsBetween } from '@darts/rules/play/x01/figures/figures';
import type { Game } from '@darts/rules/play/game';
import { pairOf, type Pair } from '@darts/rules/play/pair';
import type { Side } from '@darts/rules/play/sides';
import { remaining } from '#play/screen/history.ts';

/** The figures of a player in a leg. */
export type LegFigures = {
  readonly average: number; // per three darts
  readonly darts: number;
  readonly bestTurn: number;
  readonly hundreds: number; // turns of 100 and more
  readonly left: number; // points, at the end
  readonly close: number; // points of the closing turn; 0 for none
};

export type LegLine = {
  readonly winner: Side | undefined;
  readonly figures: Pair<LegFigures>;
};

/** Returns a line of figures for each leg. */
export const legLines = (game: Game): readonly LegLine[] =>
  playedLegs(game).map((leg, index) => {
    const figuresOf = (side: Side): LegFigures => {
      const figures = figuresIn([leg], game.settings, side);
      const { points, darts, bestTurn, bestClose: close } = figures;
      const left = remaining(game, side, index + 1).at(-1) ?? game.settings.start;
      const average = threeDartAverage(points, darts);
      return { average, darts, bestTurn, hundreds: turnsBetween(figures, 100), left, close };
    };
    return { winner: leg.winner, figures: pairOf(figuresOf) };
  });
