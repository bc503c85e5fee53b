import type { TieBreak } from '@darts/rules/leagues/tie-breaks';
import type { Classification } from '@darts/contracts/leagues';

type Row = Classification[number];

/** Players of the same rank, with the criterion that separated them from others with the same points. */
export type Parted = {
  readonly rank: number;
  readonly names: readonly string[];
  readonly tieBreak: TieBreak | undefined; // undefined: no criterion has
};

export type Tie = { readonly points: number; readonly parted: readonly Parted[] };

/** Returns the ties of a table, best first, of players who have played and are not withdrawn. */
export function tiesIn(rows: Classification): readonly Tie[] {
  const groups = Map.groupBy(
    rows.filter(({ played, withdrawn }) => played > 0 && !withdrawn),
    ({ points }) => points,
  );
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([points, group]) => ({ points, parted: partedIn(group) }));
}

const partedIn = (group: readonly Row[]): readonly Parted[] =>
  [...Map.groupBy(group, ({ rank }) => rank)].map(([rank, equals]) => ({
    rank,
    names: equals.map(({ user }) => user.username),
    tieBreak: equals[0]?.tieBreak,
  }));
