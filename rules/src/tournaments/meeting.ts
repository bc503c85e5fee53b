/** Who goes on from a place of a bracket where not both can play. */

/** A seat of a game whose feeding games are over. */
export type Coming = {
  readonly playerId: string | null; // null: nobody comes from there
  readonly out?: 'withdrawal' | 'absence'; // why the player will not play
};

/** How a meeting is decided without a game. */
export type Settled = {
  readonly winner: 1 | 2 | null; // null: nobody goes on
  readonly reason: 'bye' | 'withdrawal' | 'absence' | 'void';
};

/**
 * Whoever can play goes on where the other cannot; where neither can, nobody does.
 *
 * @returns nothing where it is to be played
 */
export function settled(one: Coming, other: Coming): Settled | undefined {
  const [first, second] = [canPlay(one), canPlay(other)];
  if (first && second) return undefined;
  if (!first && !second) return { winner: null, reason: one.out ?? other.out ?? 'void' };
  const missing = first ? other : one;
  return { winner: first ? 1 : 2, reason: missing.out ?? 'bye' };
}

const canPlay = ({ playerId, out }: Coming): boolean => playerId !== null && out === undefined;
