/** A summary of a game for screens: the score and the turns of the current leg. */
import type { Game } from '../game.ts';
import { legNumber, legsWon, legWinners, turnsByLeg } from '../legs.ts';
import { roundOf, toThrow } from '../progress.ts';
import { SEATS, type Seat } from '../seats.ts';
import { formatOf } from '../settings.ts';
import { averagePerTurn, tallyOf } from '../statistics.ts';

const numberOf = (seat: Seat): 1 | 2 => (seat === 'player1' ? 1 : 2);

const bySeat = <Value>(valueOf: (seat: Seat) => Value): [Value, Value] => [
  valueOf(SEATS[0]),
  valueOf(SEATS[1]),
];

/** Returns the summary. Values per player are in the order of seats, and seats are given by number. */
export function glanceAt(game: Game) {
  const { outcome, scores, settings, turns } = game;
  const won = legsWon(legWinners(game));
  return {
    format: formatOf(settings),
    leg: legNumber(game),
    round: Math.min(roundOf(game), settings.suddenDeath ? Infinity : settings.rounds),
    left: bySeat((seat) => scores[seat]),
    legsWon: bySeat((seat) => won[seat]),
    averages: bySeat((seat) => averagePerTurn(tallyOf(turns, seat))),
    toThrow: outcome ? null : numberOf(toThrow(game)),
    winner: outcome?.winner ? numberOf(outcome.winner) : null,
    turns: (turnsByLeg(game).at(-1) ?? []).map(({ seat, total, bust }) => ({
      seat: numberOf(seat),
      total,
      bust,
    })),
  };
}
