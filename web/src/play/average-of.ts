import type { Side } from '@darts/rules/play/sides';
import { averagePerTurn, tallyOf } from '@darts/rules/play/x01/statistics';
import type { Turn } from '@darts/rules/play/x01/turn';
import { formatAverage } from '#platform/locale.ts';

/** Returns a player's formatted average per turn; a dash before the first turn. */
export function averageOf(turns: readonly Turn[], side: Side): string {
  const tally = tallyOf(turns, side);
  return tally.turns === 0 ? '–' : formatAverage(averagePerTurn(tally));
}
