import type { LeagueBody } from '@darts/contracts/leagues';
import { DEFAULT_POINTS, type LeaguePoints } from '@darts/rules/leagues/points';
import { defaultTieBreaks, type TableRules, type TieBreak } from '@darts/rules/leagues/tie-breaks';
import type { LeagueColumns } from './tables.ts';

/** Columns for the points of a game and the order of tie-breaks. */
type RulesColumns = Pick<LeagueColumns, 'points' | 'tie_breaks'>;

/** Returns the columns that a form sets. */
export const rulesColumns = ({
  points,
  tieBreaks,
}: Pick<LeagueBody, 'points' | 'tieBreaks'>): Partial<RulesColumns> => ({
  ...(points && { points: JSON.stringify(points) }),
  ...(tieBreaks && { tie_breaks: JSON.stringify(tieBreaks) }),
});

/** Returns the default columns of a league. */
export const usualRules = ({ format }: Pick<LeagueBody, 'format'>): RulesColumns => ({
  points: JSON.stringify(DEFAULT_POINTS),
  tie_breaks: JSON.stringify(defaultTieBreaks(format?.legs ?? 1)),
});

/** Returns the rules of a league's table. Only this module makes the columns, so the casts are safe. */
export const rulesOf = (own: LeagueColumns): TableRules => ({
  meetings: own.is_home_and_away === 1 ? 2 : 1,
  points: JSON.parse(own.points) as LeaguePoints,
  tieBreaks: JSON.parse(own.tie_breaks) as readonly TieBreak[],
});
