import { everySide, sideAfter, type Side } from './sides.ts';
import type { Turn } from './turn.ts';

export const MAX_EXTRA_ROUNDS = 30;

/**
 * Returns the winner of a leg with equal scores at the end of an extra round; undefined before the thirtieth
 * extra round. The player with fewer busts wins, then the player with the highest turn, then the second to throw.
 *
 * @param turns of the leg
 */
export function suddenDeathWinner(
  turns: readonly Turn[],
  extraRounds: number,
  starter: Side,
): Side | undefined {
  if (extraRounds < MAX_EXTRA_ROUNDS) return undefined;

  const [first = [], second = []] = everySide(2).map((side) =>
    turns.filter((turn) => turn.side === side),
  );
  const byBusts = busts(second) - busts(first);
  const byHighest = highest(first) - highest(second);
  const ahead = byBusts || byHighest;
  if (ahead !== 0) return ahead > 0 ? 0 : 1;
  return sideAfter(starter, 1, 2);
}

const busts = (turns: readonly Turn[]) => turns.filter((turn) => turn.bust).length;
const highest = (turns: readonly Turn[]) => Math.max(0, ...turns.map((turn) => turn.total));
