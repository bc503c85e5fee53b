/** A knockout bracket: its places, the first round, and the next place of a winner. */
import type { PairSide } from '../play/pair.ts';

/** A place in the bracket. Game m of round r feeds game ceil(m / 2) of the next. */
export type Node = {
  readonly round: number; // from 1
  readonly match: number; // within its round, from 1
};

/** A game of the first round with the seeds of its players; a bye has one seed. */
export type FirstRoundGame = Node & { readonly seeds: readonly [number, number?] };

/** Returns the number of places of a bracket: the next power of two. */
export const bracketSize = (players: number): number => 2 ** Math.ceil(Math.log2(players));

export const countRounds = (players: number): number => Math.log2(bracketSize(players));

/** Returns every place of the bracket, round by round, the final last. */
export const bracketNodes = (players: number): readonly Node[] =>
  Array.from({ length: countRounds(players) }, (_, index) => index + 1).flatMap((round) =>
    Array.from({ length: bracketSize(players) / 2 ** round }, (_, index) => ({
      round,
      match: index + 1,
    })),
  );

/**
 * Returns the seeds in the order of their places: 1 8 4 5 2 7 3 6. The first two seeds can only meet in the
 * final, the first four in the semi-finals at the earliest, and so on.
 */
export function seedOrder(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/**
 * Returns the first round for `players` players. Missing seeds are byes for the best seeds. There are fewer
 * byes than games, so no two byes meet.
 */
export function firstRound(players: number): readonly FirstRoundGame[] {
  const order = seedOrder(bracketSize(players));
  return Array.from({ length: order.length / 2 }, (_, index) => {
    const [one = 0, other = 0] = [order[index * 2], order[index * 2 + 1]];
    const [better, worse] = one < other ? [one, other] : [other, one];
    const seeds: [number, number?] = worse > players ? [better] : [one, other];
    return { round: 1, match: index + 1, seeds };
  });
}

/** Returns the next place of a winner, but not for the final: an odd match leads to the first side, an even one to the second. */
export const nextPlace = ({ round, match }: Node): Node & { readonly side: PairSide } => ({
  round: round + 1,
  match: Math.ceil(match / 2),
  side: match % 2 === 1 ? 0 : 1,
});

/** The fewest players with two semi-finals, and so with a game for third place. */
export const MIN_THIRD_PLACE_PLAYERS = 4;

/** Returns the place of the game for third place: in the round of the final, and no node of the bracket. */
export const thirdPlace = (rounds: number): Node => ({ round: rounds, match: 0 });

export const isThirdPlace = ({ match }: Node): boolean => match === 0;

/** Returns the two matches that feed a place; the game for third place is fed by losers. */
export const feedersOf = ({ round, match }: Node) => ({
  round: round - 1,
  matches: match === 0 ? ([1, 2] as const) : ([match * 2 - 1, match * 2] as const),
});
