import type { Classification, League } from '@darts/contracts/leagues';
import type { LeagueSheet } from '@darts/contracts/sheets';
import { BYTE_ORDER_MARK, lineOf } from '#platform/csv.ts';
import { words } from './words.ts';

/** A league with its table. */
export const leagueSheet = (league: League, table: Classification): LeagueSheet => ({
  name: league.name,
  status: league.status,
  startDate: league.startDate,
  format: league.format,
  points: league.points,
  tieBreaks: league.tieBreaks,
  table: table.map(({ user, ...row }) => ({
    ...figuresOf(row),
    player: user.username,
    isWithdrawn: (league.withdrawn ?? []).some((userId) => userId === user.userId),
  })),
});

type Figures = Omit<LeagueSheet['table'][number], 'player' | 'isWithdrawn'>;

/** Each by its name: what is added to a table some day is not told before it is meant to be. */
export const figuresOf = (row: Figures): Figures => ({
  rank: row.rank,
  played: row.played,
  wins: row.wins,
  draws: row.draws,
  losses: row.losses,
  points: row.points,
  legsFor: row.legsFor,
  legsAgainst: row.legsAgainst,
});

/** The table for a spreadsheet. */
export const leagueTable = ({ table }: LeagueSheet): string =>
  BYTE_ORDER_MARK +
  lineOf([...words.figures, words.withdrawn]) +
  table.map((row) => lineOf([...cellsOf(row), row.isWithdrawn ? words.yes : null])).join('');

/** As `words.figures` names them. */
export const cellsOf = (row: Figures & { readonly player: string }): (string | number)[] => [
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
