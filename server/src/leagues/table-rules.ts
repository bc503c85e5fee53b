import type { LeaguePoints } from '@darts/rules/leagues/points';
import type { TableRules, TieBreak } from '@darts/rules/leagues/tie-breaks';
import type { LeagueColumns } from './tables.ts';

/** What its games are worth, and by what ties are broken, as a league has them in the store. */
export const rulesColumns = ({ points, tieBreaks }: Pick<TableRules, 'points' | 'tieBreaks'>) => ({
  points: JSON.stringify(points),
  tie_breaks: JSON.stringify(tieBreaks),
});

/** The same as the rules of the table take it. Only {@link rulesColumns} writes the columns. */
export const rulesOf = (own: LeagueColumns): TableRules => ({
  meetings: own.is_home_and_away === 1 ? 2 : 1,
  points: JSON.parse(own.points) as LeaguePoints,
  tieBreaks: JSON.parse(own.tie_breaks) as readonly TieBreak[],
});
