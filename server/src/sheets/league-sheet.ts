import type { Classification, League } from '@darts/contracts/leagues';
import type { LeagueSheet } from '@darts/contracts/sheets';
import { BYTE_ORDER_MARK, lineOf } from '#platform/csv.ts';
import { publicRow } from '../competitions/service.ts';
import { words } from './words.ts';

/** A league with its table. */
export const leagueSheet = (league: League, table: Classification): LeagueSheet => ({
  name: league.name,
  status: league.status,
  startDate: league.startDate,
  format: league.format,
  points: league.points,
  tieBreaks: league.tieBreaks,
  table: table.map((row) => ({ ...publicRow(row), isWithdrawn: row.withdrawn === true })),
});

/** The table for a spreadsheet. */
export const leagueTable = ({ table }: LeagueSheet): string =>
  BYTE_ORDER_MARK +
  lineOf([...words.figures, words.withdrawn]) +
  table
    .map(({ isWithdrawn, ...row }) =>
      lineOf([
        ...cellsOf({ ...row, rank: isWithdrawn ? null : row.rank }),
        isWithdrawn ? words.yes : null,
      ]),
    )
    .join('');

/** As `words.figures` names them. */
export const cellsOf = (
  row: Omit<LeagueSheet['table'][number], 'isWithdrawn' | 'rank'> & {
    readonly rank: number | null;
  },
): (string | number | null)[] => [
  row.rank,
  row.player,
  row.played,
  row.wins,
  row.draws,
  row.losses,
  row.legsFor,
  row.legsAgainst,
  row.legsFor - row.legsAgainst,
  row.points,
];
