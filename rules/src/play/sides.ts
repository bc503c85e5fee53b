/** The sides of a game. Each is one player, by index from 0, in the order in which the sides throw. */
export type Side = number;

/** One value of each side, in their order. */
export type BySide<T> = readonly T[];

/** Returns the sides of a game of `count` sides. */
export const everySide = (count: number): readonly Side[] => [...Array(count).keys()];

/** Returns the side that throws `turns` turns after `side`, in a game of `count` sides. */
export const sideAfter = (side: Side, turns: number, count: number): Side => (side + turns) % count;

/**
 * Returns the value of a side.
 *
 * @throws {RangeError} if there is no such side
 */
export function ofSide<T>(values: BySide<T>, side: Side): T {
  const value = values[side];
  if (value === undefined) throw new RangeError();
  return value;
}
