/** Games of exactly two sides: all games online, in leagues and in tournaments. */
import { ofSide, type BySide, type Side } from './sides.ts';

export type PairSide = 0 | 1;

/** One value of each of two sides. */
export type Pair<T> = readonly [T, T];

export const PAIR: Pair<PairSide> = [0, 1];

export const rivalOf = (side: Side): PairSide => (side === 0 ? 1 : 0);

/** Returns a pair of the values of both sides. */
export const pairOf = <T>(valueOf: (side: PairSide) => T): [T, T] => [valueOf(0), valueOf(1)];

/** Returns a pair of what `map` makes of each value. */
export const mapped = <From, To>([one, other]: Pair<From>, map: (value: From) => To): [To, To] => [
  map(one),
  map(other),
];

/** Returns the values of a game's sides as a pair. */
export const pairIn = <T>(values: BySide<T>): [T, T] => [ofSide(values, 0), ofSide(values, 1)];
