import type { LeagueBody } from '@darts/contracts/leagues';
import { DEFAULT_POINTS, type LeaguePoints } from '@darts/rules/leagues/points';
import {
  DEFAULT_TIE_BREAKS,
  type TableRules,
  type TieBreak,
} from '@darts/rules/leagues/tie-breaks';
import type { LeagueColumns } from './tables.ts';

/** What its games are worth, and by what ties are broken, as a league has them in the store. */
type RulesColumns = Pick<LeagueColumns, 'points' | 'tie_breaks'>;

/** What is said of them. */
export const rulesColumns = ({
  points,
  tieBreaks,
}: Pick<LeagueBody, 'points' | 'tieBreaks'>): Partial<RulesColumns> => ({
  ...(points && { points: JSON.stringify(points) }),
  ...(tieBreaks && { tie_breaks: JSON.stringify(tieBreaks) }),
});

/** Those of a league of which nothing is said. */
export const USUAL_RULES: RulesColumns = {
  points: JSON.stringify(DEFAULT_POINTS),
  tie_breaks: JSON.stringify(DEFAULT_TIE_BREAKS),
};

/** The same as the rules of the table take it. Nothing else writes the columns. */
export const rulesOf = (own: LeagueColumns): TableRules => ({
  meetings: own.is_home_and_away === 1 ? 2 : 1,
  points: JSON.parse(own.points) as LeaguePoints,
  tieBreaks: JSON.parse(own.tie_breaks) as readonly TieBreak[],
});
