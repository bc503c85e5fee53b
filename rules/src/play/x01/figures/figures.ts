/**
 * The figures of a player, summed over legs and games. They are sums of points and darts, from which averages
 * are computed for display: sums of averages would drift.
 */
import { BED_NAMES, mayClose, valueOf, type BedName } from '../../beds.ts';
import { MAX_TURN_TOTAL } from '../../darts.ts';
import type { Game } from '../../game.ts';
import { standingAfter, standingAt } from '../judgement.ts';
import { legWinners, turnsByLeg } from '../../legs.ts';
import type { Side } from '../../sides.ts';
import { OUTS, type GameFormat, type Out } from '../settings.ts';
import { dartsThrown, TOTALS_STEP, totalsStep } from '../statistics.ts';
import type { Turn } from '../turn.ts';

export type Figures = {
  readonly points: number; // sum of the turns' totals; a bust counts 0
  readonly turns: number;
  readonly darts: number; // three a turn, except a turn that closed a leg
  readonly ninePoints: number; // in the first three turns of each leg
  readonly nineDarts: number;
  readonly legs: number; // with a winner
  readonly legsWon: number;
  readonly bestTurn: number;
  readonly bestLeg: number | null; // darts of the shortest leg won
  readonly bestClose: number; // points of the highest turn that reached 0; 0 for none
  readonly finishes: number; // legs closed by a turn with known beds, in formats that need a double or treble to close
  readonly finishDarts: number; // darts that could have closed the leg, in turns counted as for `finishes`
  readonly steps: readonly number[]; // turns in each of `TOTALS_STEPS`
};

/** The lowest total of each step in which turns are counted: 0, 20, ... 180. */
export const TOTALS_STEPS: readonly number[] = Array.from(
  { length: MAX_TURN_TOTAL / TOTALS_STEP + 1 },
  (_, index) => index * TOTALS_STEP,
);

/** Returns the number of turns with a total from `from` to below `to`, both multiples of `TOTALS_STEP`. */
export const turnsBetween = (
  { steps }: Pick<Figures, 'steps'>,
  from: number,
  to = Infinity,
): number => sum(steps.slice(from / TOTALS_STEP, to / TOTALS_STEP));

/** A leg as played, or as far as played. */
export type PlayedLeg = {
  readonly turns: readonly Turn[]; // of all sides
  readonly winner: Side | undefined; // undefined while nobody has won
};

/** Returns the legs of a game, oldest first. The last leg may be running. */
export function playedLegs(game: Game): readonly PlayedLeg[] {
  const winners = legWinners(game);
  return turnsByLeg(game).map((turns, index) => ({ turns, winner: winners[index] }));
}

export const figuresOf = (game: Game, side: Side): Figures =>
  figuresIn(playedLegs(game), game.settings, side);

/** Returns the figures of a player in `legs`, all of one format. */
export function figuresIn(legs: readonly PlayedLeg[], format: GameFormat, side: Side): Figures {
  const played = legs.map((leg) => legOf(leg, format, side));
  const turns = played.flatMap((leg) => leg.turns);
  const opening = played.flatMap((leg) => leg.turns.slice(0, OPENING_TURNS));
  const won = played.filter((leg) => leg.isWon).map((leg) => dartsThrown(leg.turns, side));
  const totals = turns.map(({ total }) => total);
  return {
    points: sum(totals),
    turns: turns.length,
    darts: dartsThrown(turns, side),
    ninePoints: sum(opening.map(({ total }) => total)),
    nineDarts: dartsThrown(opening, side),
    legs: legs.filter(({ winner }) => winner !== undefined).length,
    legsWon: won.length,
    bestTurn: Math.max(0, ...totals),
    bestLeg: won.length > 0 ? Math.min(...won) : null,
    bestClose: Math.max(0, ...played.map(({ close }) => close)),
    finishes: sum(played.map(({ finishes }) => finishes)),
    finishDarts: sum(played.map(({ finishDarts }) => finishDarts)),
    steps: TOTALS_STEPS.map((step) => totals.filter((total) => totalsStep(total) === step).length),
  };
}

const OPENING_TURNS = 3; // nine darts

/** Returns the number of hits of each bed by a player, in the turns with known beds. */
export function bedsHit(turns: readonly Turn[], side: Side): ReadonlyMap<BedName, number> {
  const beds = turns.flatMap((turn) => (turn.side === side ? (turn.beds ?? []) : []));
  return new Map([...Map.groupBy(beds, (bed) => bed)].map(([bed, hits]) => [bed, hits.length]));
}

/** Returns a player's turns in a leg, whether the player won it, and the figures of the finish. */
function legOf({ turns, winner }: PlayedLeg, format: GameFormat, side: Side) {
  const own = turns.filter((turn) => turn.side === side);
  const asksForDouble = format.out !== 'straight';
  let left = format.start;
  const finish = { finishes: 0, finishDarts: 0, close: 0 };
  for (const { total, bust, beds } of own) {
    const isEnd = !bust && left === total;
    if (isEnd) finish.close = total;
    if (asksForDouble && beds) {
      finish.finishDarts += dartsAtFinish(format, left, beds);
      if (isEnd) finish.finishes += 1;
    }
    left -= total;
  }
  return { turns: own, isWon: winner === side, ...finish };
}

/** Returns the number of darts of a turn that could have closed the leg. */
function dartsAtFinish(format: GameFormat, left: number, beds: readonly BedName[]): number {
  let [standing, count] = [standingAt(format, left), 0];
  for (const bed of beds) {
    if (CLOSED_BY_ONE[format.out].has(standing.left)) count += 1;
    standing = standingAfter(format, standing, bed);
  }
  return count;
}

/** Returns the points left that one dart can close. */
const closedByOne = (out: Out): ReadonlySet<number> =>
  new Set(BED_NAMES.filter((bed) => mayClose(bed, out)).map(valueOf));

const CLOSED_BY_ONE = Object.fromEntries(OUTS.map((out) => [out, closedByOne(out)])) as Readonly<
  Record<Out, ReadonlySet<number>>
>; // `OUTS` has every key

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
