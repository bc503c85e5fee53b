/** The table of a group, which decides the qualifiers. */
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
 * Returns the table, best first. The better seed breaks a remaining tie, since a qualifier is needed.
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
