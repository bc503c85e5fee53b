import { otherSeat, SEATS, type Seat } from './seats.ts';
import type { Turn } from './turn.ts';

export const MAX_EXTRA_ROUNDS = 30;

/**
 * Who wins a leg whose scores are still equal at the end of an extra round; nobody before the
 * thirtieth. Then, in this order: fewer busts, the highest turn, the player who threw second.
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
