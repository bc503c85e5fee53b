import { otherSeat, SEATS, type Seat } from './seats.ts';
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
  starter: Seat,
): Seat | undefined {
  if (extraRounds < MAX_EXTRA_ROUNDS) return undefined;

  const [first, second] = SEATS.map((seat) => turns.filter((turn) => turn.seat === seat));
  const byBusts = busts(second) - busts(first);
  const byHighest = highest(first) - highest(second);
  const player1Ahead = byBusts || byHighest;
  if (player1Ahead !== 0) return player1Ahead > 0 ? 'player1' : 'player2';
  return otherSeat(starter);
}

const busts = (turns: readonly Turn[] = []) => turns.filter((turn) => turn.bust).length;
const highest = (turns: readonly Turn[] = []) => Math.max(0, ...turns.map((turn) => turn.total));
