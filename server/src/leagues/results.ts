import type { LeagueResult } from '@darts/rules/leagues/record';
import type { GameFormat } from '@darts/rules/play/settings';
import { tableResult, type Enrolled } from '../competitions/service.ts';
import { talliesIn } from '../play/service.ts';
import type { PlayedRow } from './repository.ts';

/** Those of nobody whose games are all void, as they were withdrawn before half of them. */
export function withoutVoided<Row extends Pick<PlayedRow, 'player1_id' | 'player2_id'>>(
  rows: readonly Row[],
  enrolled: readonly Pick<Enrolled, 'user_id' | 'withdrawn'>[],
): readonly Row[] {
  const voided = new Set<string | null>(
    enrolled.filter(({ withdrawn }) => withdrawn === 'void').map(({ user_id }) => user_id),
  );
  if (voided.size === 0) return rows;
  return rows.filter((row) => !voided.has(row.player1_id) && !voided.has(row.player2_id));
}

/** Decided games of a league as the rules of the table take them. */
export const resultIn =
  (format: GameFormat) =>
  (row: PlayedRow): LeagueResult =>
    tableResult(row, format, talliesOf(row));

function talliesOf({ turns, ...row }: PlayedRow): LeagueResult['tallies'] {
  if (turns !== null) return talliesIn({ ...row, turns });
  return {
    player1: { points: row.points1 ?? 0, turns: row.turns1 ?? 0 },
    player2: { points: row.points2 ?? 0, turns: row.turns2 ?? 0 },
  };
}
