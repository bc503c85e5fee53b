/** A summary of a game for screens: the score and the turns of the current leg. */
import type { Game } from '@darts/rules/play/game';
import { legNumber, legsWon, legWinners, turnsByLeg } from '@darts/rules/play/legs';
import { roundOf, toThrow } from '@darts/rules/play/progress';
import { pairIn, pairOf } from '@darts/rules/play/pair';
import { formatOf } from '@darts/rules/play/x01/settings';
import { averagePerTurn, tallyOf } from '@darts/rules/play/x01/statistics';
import { numberOf } from './pairs.ts';

/** Returns the summary. Values per player are in the order of sides, and sides are given as numbers of players. */
export function glanceAt(game: Game) {
  const { outcome, scores, settings, turns } = game;
  return {
    format: formatOf(settings),
    leg: legNumber(game),
    round: Math.min(roundOf(game), settings.suddenDeath ? Infinity : settings.rounds),
    left: pairIn(scores),
    legsWon: pairIn(legsWon(legWinners(game), settings.sides)),
    averages: pairOf((side) => averagePerTurn(tallyOf(turns, side))),
    toThrow: outcome ? null : numberOf(toThrow(game)),
    winner: outcome?.winner === undefined ? null : numberOf(outcome.winner),
    turns: (turnsByLeg(game).at(-1) ?? []).map(({ side, total, bust }) => ({
      seat: numberOf(side),
      total,
      bust,
    })),
  };
}
