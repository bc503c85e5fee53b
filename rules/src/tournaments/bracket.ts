/** A knockout bracket: who meets whom in which round, and whom a winner meets next. */

/** A place in the bracket. Game m of round r feeds game ceil(m / 2) of the next. */
export type Node = {
  readonly round: number; // 1 is the first
  readonly match: number; // within its round, from 1
};

/** A game of the first round, by the seeds of its players; a bye without the second. */
export type FirstRoundGame = Node & { readonly seeds: readonly [number, number?] };

/** How many places a bracket has: the next power of two. */
export const bracketSize = (players: number): number => 2 ** Math.ceil(Math.log2(players));

export const countRounds = (players: number): number => Math.log2(bracketSize(players));

/** Every game there is room for, round by round; the final last. */
export const bracketNodes = (players: number): readonly Node[] =>
  Array.from({ length: countRounds(players) }, (_, index) => index + 1).flatMap((round) =>
    Array.from({ length: bracketSize(players) / 2 ** round }, (_, index) => ({
      round,
      match: index + 1,
    })),
  );

/**
 * Seeds in the order of their places, so that the first two can only meet in the final, the first
 * four in the semi-finals, and so on: 1 8 4 5 2 7 3 6.
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
 * The first round for so many players. The seeds that nobody has are byes: they fall to the best
 * seeds, and as there are fewer of them than games, no two meet.
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

/** Where a winner goes on: an odd game's as player1. After the final there is no such place. */
export const nextPlace = ({ round, match }: Node): Node & { readonly seat: 1 | 2 } => ({
  round: round + 1,
  match: Math.ceil(match / 2),
  seat: match % 2 === 1 ? 1 : 2,
});

/** How many players have two semi-finals between them, and so a game for third place. */
export const THIRD_PLACE_MIN = 4;

/** Where third place is played for: beside the final, and no node of the bracket. */
export const thirdPlace = (rounds: number): Node => ({ round: rounds, match: 0 });

export const isThirdPlace = ({ match }: Node): boolean => match === 0;

/** From where players come to a place: to that of third place, the losers. */
export const feedersOf = ({ round, match }: Node) => ({
  round: round - 1,
  matches: match === 0 ? ([1, 2] as const) : ([match * 2 - 1, match * 2] as const),
});
