import { otherSeat, SEATS, type Seat } from './seats.ts';
import type { GameSettings } from './settings.ts';
import type { Turn } from './turn.ts';

export const MAX_EXTRA_ROUNDS = 30;

type Played = { readonly settings: GameSettings; readonly turns: readonly Turn[] };

/**
 * Who wins a game whose scores are still equal at the end of an extra round; nobody before the
 * thirtieth. Then, in this order: fewer busts, the highest turn, the player who threw second.
 */
export function suddenDeathWinner(game: Played, extraRounds: number): Seat | undefined {
  if (extraRounds < MAX_EXTRA_ROUNDS) return undefined;

  const [first, second] = SEATS.map((seat) => game.turns.filter((turn) => turn.seat === seat));
  const byBusts = busts(second) - busts(first);
  const byHighest = highest(first) - highest(second);
  const player1Ahead = byBusts || byHighest;
  if (player1Ahead !== 0) return player1Ahead > 0 ? 'player1' : 'player2';
  return otherSeat(game.settings.starter);
}

const busts = (turns: readonly Turn[] = []) => turns.filter((turn) => turn.bust).length;
const highest = (turns: readonly Turn[] = []) => Math.max(0, ...turns.map((turn) => turn.total));
