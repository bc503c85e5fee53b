import type { PublicLeague } from '@darts/contracts/readers';
import { BYTE_ORDER_MARK, lineOf } from '#platform/csv.ts';
import { fileWords } from './words.ts';

type Row = Omit<PublicLeague['table'][number], 'withdrawn'>;

/** Returns the table of a league as CSV. */
export const leagueTable = ({ table }: Pick<PublicLeague, 'table'>): string =>
  BYTE_ORDER_MARK +
  lineOf([...fileWords.figures, fileWords.withdrawn]) +
  table
    .map(({ withdrawn, ...row }) =>
      lineOf([...cellsOf(row, withdrawn ? null : row.rank), withdrawn ? fileWords.yes : null]),
    )
    .join('');

/** Returns the cells of a row, in the order of the headings `fileWords.figures`. */
export const cellsOf = (row: Row, rank: number | null = row.rank): (string | number | null)[] => [
  rank,
  row.user.username,
  row.played,
  row.wins,
  row.draws,
  row.losses,
  row.legsFor,
  row.legsAgainst,
  row.legsFor - row.legsAgainst,
  row.points,
];
