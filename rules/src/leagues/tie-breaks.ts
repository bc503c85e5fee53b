/** The criteria that rank players of a league with equal points. */
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

/** The default for games of one leg, in the order of comparison. */
export const DEFAULT_TIE_BREAKS: readonly TieBreak[] = ['direct', 'wins', 'difference', 'mean'];

/** The default for games of several legs. Legs say more than the points left in the last leg. */
const LEGS_TIE_BREAKS: readonly TieBreak[] = ['direct', 'wins', 'legs', 'difference', 'mean'];

/** @param legs the most legs of a game */
export const defaultTieBreaks = (legs: number): readonly TieBreak[] =>
  legs > 1 ? LEGS_TIE_BREAKS : DEFAULT_TIE_BREAKS;

/** The settings of a league that its table depends on. */
export type TableRules = {
  readonly meetings: 1 | 2; // between each two players
  readonly points: LeaguePoints;
  readonly tieBreaks: readonly TieBreak[]; // each at most once, in the order of comparison
};

export type Contender = { readonly playerId: string; readonly games: readonly Played[] };

type ValueOf = (contender: Contender) => number; // the highest value ranks first

/** The value that each tie-break compares among players that are level so far. */
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

/** Returns the points from the games among the tied players; 0 for all players until all these games are played. */
function directPoints(members: readonly Contender[], { meetings, points }: TableRules): ValueOf {
  const ids = new Set(members.map(({ playerId }) => playerId));
  const direct = (contender: Contender) => against(contender.games, ids);
  const isComplete = members.every(
    (contender) => direct(contender).length === (members.length - 1) * meetings,
  );
  return (contender) => (isComplete ? pointsOf(direct(contender), points) : 0);
}
