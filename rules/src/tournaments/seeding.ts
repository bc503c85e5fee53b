/** Who is seeded how high: the first seed is the strongest. */

/**
 * Players by a value, the highest first; those of equal value, and those who have none, as they come,
 * the latter behind all others.
 */
export const seededBy = (
  players: readonly string[],
  values: ReadonlyMap<string, number>,
): readonly string[] => {
  const valueOf = (player: string) => values.get(player) ?? -Infinity;
  return players.toSorted((one, other) => compare(valueOf(other), valueOf(one)));
};

/** Players in an order that names some of them; the others behind, as they come. */
export const inOrder = (players: readonly string[], order: readonly string[]): readonly string[] =>
  seededBy(players, new Map(order.map((player, index) => [player, -index])));

// Infinite values have no difference.
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
