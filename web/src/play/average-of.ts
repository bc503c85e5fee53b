import type { Seat } from '@darts/rules/play/seats';
import { averagePerTurn, tallyOf } from '@darts/rules/play/statistics';
import type { Turn } from '@darts/rules/play/turn';
import { formatAverage } from '#platform/locale.ts';

/** Returns a player's formatted average per turn; a dash before the first turn. */
export function averageOf(turns: readonly Turn[], seat: Seat): string {
  const tally = tallyOf(turns, seat);
  return tally.turns === 0 ? '–' : formatAverage(averagePerTurn(tally));
}
