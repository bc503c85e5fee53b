import type { Classification, League } from '@darts/contracts/leagues';
import type { words } from './words.ts';

export type Row = Classification[number];

type Column = {
  readonly figure: keyof typeof words.figures;
  readonly place: 'games' | 'points' | 'more';
  readonly valueOf: (row: Row) => number | string;
};

const COLUMNS: readonly Column[] = [
  { figure: 'played', place: 'games', valueOf: ({ played }) => played },
  { figure: 'wins', place: 'games', valueOf: ({ wins }) => wins },
  { figure: 'losses', place: 'games', valueOf: ({ losses }) => losses },
  { figure: 'points', place: 'points', valueOf: ({ points }) => points },
];

const signed = new Intl.NumberFormat('es', { signDisplay: 'exceptZero' });

const LEGS: readonly Column[] = [
  { figure: 'legsFor', place: 'more', valueOf: ({ legsFor }) => legsFor },
  { figure: 'legsAgainst', place: 'more', valueOf: ({ legsAgainst }) => legsAgainst },
  {
    figure: 'legsAhead',
    place: 'more',
    valueOf: ({ legsFor, legsAgainst }) => signed.format(legsFor - legsAgainst),
  },
];

/** The figures of a table; those of legs only where games have more than one. */
export const columnsOf = ({ format }: Pick<League, 'format'>): readonly Column[] =>
  format.legs > 1 ? [...COLUMNS, ...LEGS] : COLUMNS;
