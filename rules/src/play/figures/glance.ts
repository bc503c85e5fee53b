/** A summary of a game for screens: the score and the turns of the current leg. */
import type { Game } from '../game.ts';
import { legNumber, legsWon, legWinners, turnsByLeg } from '../legs.ts';
import { roundOf, toThrow } from '../progress.ts';
import { pairOf } from '../pair.ts';
import { ofSide, type Side } from '../sides.ts';
import { formatOf } from '../settings.ts';
import { averagePerTurn, tallyOf } from '../statistics.ts';

const numberOf = (side: Side): 1 | 2 => (side === 0 ? 1 : 2);

/** Returns the summary. Values per player are in the order of seats, and seats are given by number. */
export function glanceAt(game: Game) {
  const { outcome, scores, settings, turns } = game;
  const won = legsWon(legWinners(game), settings.sides);
  return {
    format: formatOf(settings),
    leg: legNumber(game),
    round: Math.min(roundOf(game), settings.suddenDeath ? Infinity : settings.rounds),
    left: pairOf((side) => ofSide(scores, side)),
    legsWon: pairOf((side) => ofSide(won, side)),
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
