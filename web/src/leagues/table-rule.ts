import type { League } from '@darts/contracts/leagues';
import { allOf } from '#platform/locale.ts';
import { leagueWords } from './words.ts';

/** Describes the points of a league's games and its tie-breaks. */
export const tableRule = ({ points, tieBreaks }: Pick<League, 'points' | 'tieBreaks'>): string =>
  `${leagueWords.worth(points)} ${decision(tieBreaks.map((each) => leagueWords.tieBreaks[each]))}`;

function decision(names: readonly string[]): string {
  const [first] = names;
  if (first === undefined) return leagueWords.nothingDecides;
  return names.length === 1
    ? leagueWords.decidesAlone(first)
    : leagueWords.decideInOrder(allOf(names));
}
