/** A leg of x01: the sides that throw in it, and how it ends. */
import { everySide, sideAfter, type BySide, type Side } from '../sides.ts';
import { startOf, type GameSettings } from './settings.ts';
import type { Turn } from './turn.ts';

export const MAX_EXTRA_ROUNDS = 30;

/** Reasons for the end of a leg on the board, and so of a game. */
export const LEG_REASONS = ['zero', 'rounds', 'sudden-death'] as const;

/** A leg, as far as it is thrown. */
export type Leg = {
  readonly settings: GameSettings;
  readonly starter: Side; // of this leg
  readonly scores: BySide<number>; // points left
  readonly turns: readonly Turn[]; // of this leg
  readonly retired: readonly Side[];
};

/** The end of a leg. Without a winner it is a draw. */
export type LegEnd = {
  readonly winner: Side | undefined;
  readonly reason: (typeof LEG_REASONS)[number] | 'surrender';
};

const turnsOf = ({ turns }: Leg, side: Side): readonly Turn[] =>
  turns.filter((turn) => turn.side === side);

/** Returns the number of turns of a side. */
export const thrownBy = (leg: Leg, side: Side): number => turnsOf(leg, side).length;

/** Returns all sides, the one after the last thrower first. */
export const inOrder = ({ settings: { sides }, starter, turns }: Leg): readonly Side[] => {
  const last = turns.at(-1);
  const next = last ? last.side + 1 : starter;
  return everySide(sides).map((after) => sideAfter(next, after, sides));
};

/** Returns the sides that go on throwing, the next first. Sudden death is between the equal ones at the front. */
export function inPlay(leg: Leg): readonly Side[] {
  const { settings, scores, retired } = leg;
  let playing = inOrder(leg).filter((side) => scores[side] !== 0 && !retired.includes(side));
  let round = settings.suddenDeath ? settings.rounds : Infinity;
  while (playing.length > 1 && playing.every((side) => thrownBy(leg, side) >= round)) {
    playing = lowest(playing, (side) => leftAfter(leg, side, round));
    round += 1;
  }
  return playing;
}

/** Returns the points left of a side after `count` turns. */
const leftAfter = (leg: Leg, side: Side, count: number): number =>
  turnsOf(leg, side)
    .slice(0, count)
    .reduce((left, { total }) => left - total, startOf(leg.settings, side));

function lowest(sides: readonly Side[], valueOf: (side: Side) => number): Side[] {
  const least = Math.min(...sides.map(valueOf));
  return sides.filter((side) => valueOf(side) === least);
}

/** Returns how a leg has ended; undefined while it goes on. The game ends when one side is left. */
export function legEnd(leg: Leg): LegEnd | undefined {
  const { isForPlaces, rounds, sides } = leg.settings;
  const playing = inPlay(leg);
  const [closer] = closers(leg);
  if (closer !== undefined && !(isForPlaces && playing.length > 1))
    return { winner: closer, reason: 'zero' };
  if (sides === 1) return undefined; // alone, rounds do not count
  if (leg.retired.length === sides - 1) return { winner: playing[0], reason: 'surrender' };

  const extraRounds = Math.min(...playing.map((side) => thrownBy(leg, side))) - rounds;
  if (extraRounds < 0) return undefined;
  return closer === undefined
    ? endAfter(leg, playing, extraRounds)
    : { winner: closer, reason: 'zero' };
}

/** Returns the end of a leg that nobody has closed in its rounds; undefined while sides are equal in sudden death. */
function endAfter(leg: Leg, playing: readonly Side[], extraRounds: number): LegEnd | undefined {
  const { rounds, suddenDeath } = leg.settings;
  const front = suddenDeath ? playing : lowest(playing, (side) => leftAfter(leg, side, rounds));
  const isDecided = front.length === 1 || (suddenDeath && extraRounds >= MAX_EXTRA_ROUNDS);
  if (suddenDeath && !isDecided) return undefined;
  const winner = isDecided ? bestOf(leg, front) : undefined;
  return { winner, reason: extraRounds > 0 ? 'sudden-death' : 'rounds' };
}

/** Returns the side with the fewest busts; of several, the one with the highest turn, then the last to throw. */
function bestOf(leg: Leg, equal: readonly Side[]): Side | undefined {
  const busts = (side: Side) => turnsOf(leg, side).filter(({ bust }) => bust).length;
  const highest = (side: Side) => Math.max(...turnsOf(leg, side).map(({ total }) => total));
  return lowest(lowest(equal, busts), (side) => -highest(side)).at(-1);
}

/** Returns the sides that have closed the leg, in the order in which they did. */
export const closers = ({ scores, turns }: Leg): readonly Side[] =>
  [...new Set(turns.map(({ side }) => side).toReversed())]
    .filter((side) => scores[side] === 0)
    .toReversed();
