/** What can rank players of a league who have the same points. */
import {
  against,
  averageOf,
  countOf,
  differenceOf,
  legsOf,
  pointsOf,
  type Played,
} from './record.ts';
import type { LeaguePoints } from './points.ts';

export const TIE_BREAKS = ['direct', 'wins', 'legs', 'difference', 'mean'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** In the order in which they are tried, where a league has not chosen its own. */
export const DEFAULT_TIE_BREAKS: readonly TieBreak[] = ['direct', 'wins', 'difference', 'mean'];

/** What a league has settled of its table. */
export type TableRules = {
  readonly meetings: 1 | 2; // how often each two of the league meet
  readonly points: LeaguePoints;
  readonly tieBreaks: readonly TieBreak[]; // each once at most, in the order in which it is tried
};

export type Contender = { readonly playerId: string; readonly games: readonly Played[] };

type ValueOf = (contender: Contender) => number; // the highest stands first

/** What each tie-break compares among players who are level so far. */
export const tieBreakValues: Readonly<
  Record<TieBreak, (members: readonly Contender[], rules: TableRules) => ValueOf>
> = {
  direct: directPoints,
  wins: () => (contender) => countOf(contender.games, 'win'),
  legs: () => (contender) => {
    const { won, lost } = legsOf(contender.games);
    return won - lost;
  },
  difference: () => (contender) => differenceOf(contender.games),
  mean: () => (contender) => averageOf(contender.games),
};

/** The points from the games among the tied; the same for all until every one is played. */
function directPoints(members: readonly Contender[], { meetings, points }: TableRules): ValueOf {
  const ids = new Set(members.map(({ playerId }) => playerId));
  const direct = (contender: Contender) => against(contender.games, ids);
  const isComplete = members.every(
    (contender) => direct(contender).length === (members.length - 1) * meetings,
  );
  return (contender) => (isComplete ? pointsOf(direct(contender), points) : 0);
}
