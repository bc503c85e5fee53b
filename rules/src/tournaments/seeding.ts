/** The order of seeds: the first seed is the strongest. */

/** Sorts players by value, highest first. Players without a value come last; ties keep their order. */
export const seededBy = (
  players: readonly string[],
  values: ReadonlyMap<string, number>,
): readonly string[] => {
  const valueOf = (player: string) => values.get(player) ?? -Infinity;
  return players.toSorted((one, other) => compare(valueOf(other), valueOf(one)));
};

/** Sorts players by `order`. Players missing from `order` come last, in their own order. */
export const inOrder = (players: readonly string[], order: readonly string[]): readonly string[] =>
  seededBy(players, new Map(order.map((player, index) => [player, -index])));

// The difference of two equal infinite values is NaN.
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
