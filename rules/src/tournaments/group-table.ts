/** The table of a group, which says who goes on. */
import { DEFAULT_POINTS } from '../leagues/points.ts';
import type { LeagueResult } from '../leagues/record.ts';
import { standings, type Entrant, type Standing } from '../leagues/standings.ts';
import type { TableRules } from '../leagues/tie-breaks.ts';

const RULES: TableRules = {
  meetings: 1,
  points: DEFAULT_POINTS,
  tieBreaks: ['direct', 'wins', 'legs', 'difference'],
};

/**
 * The table, best first. Between whom nothing has decided, the better seed is first: somebody has to
 * go on.
 *
 * @param entrants in the order of their seeds
 */
export function groupTable(
  entrants: readonly Entrant[],
  results: readonly LeagueResult[],
): readonly Standing[] {
  const seeds = new Map(entrants.map(({ playerId }, index) => [playerId, index]));
  const seedOf = ({ playerId }: Standing) => seeds.get(playerId) ?? entrants.length;
  return standings(entrants, results, RULES).toSorted(
    (one, other) => one.rank - other.rank || seedOf(one) - seedOf(other),
  );
}
