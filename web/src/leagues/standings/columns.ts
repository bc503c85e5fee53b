import type { Classification, League } from '@darts/contracts/leagues';
import { numberFormat } from '#platform/locale.ts';
import type { standingsWords } from './words.ts';

export type Row = Classification[number];

type Column = {
  readonly figure: keyof typeof standingsWords.figures;
  readonly place?: 'points' | 'more'; // `more`: shown if there is room, or on demand
  readonly valueOf: (row: Row) => number | string;
};

const COLUMNS: readonly Column[] = [
  { figure: 'played', valueOf: ({ played }) => played },
  { figure: 'wins', valueOf: ({ wins }) => wins },
  { figure: 'losses', valueOf: ({ losses }) => losses },
  { figure: 'points', place: 'points', valueOf: ({ points }) => points },
];

const signed = numberFormat({ signDisplay: 'exceptZero' });

const LEGS: readonly Column[] = [
  { figure: 'legsFor', place: 'more', valueOf: ({ legsFor }) => legsFor },
  { figure: 'legsAgainst', place: 'more', valueOf: ({ legsAgainst }) => legsAgainst },
  {
    figure: 'legsAhead',
    place: 'more',
    valueOf: ({ legsFor, legsAgainst }) => signed.format(legsFor - legsAgainst),
  },
];

/** Returns the columns of a table; those of legs only if games have several. */
export const columnsOf = ({ format }: Pick<League, 'format'>): readonly Column[] =>
  format.legs > 1 ? [...COLUMNS, ...LEGS] : COLUMNS;
