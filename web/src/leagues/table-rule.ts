import type { League } from '@darts/contracts/leagues';
import { words } from './words.ts';

const listing = new Intl.ListFormat('es');

/** What the games of a league are worth, and what decides between those who have the same points. */
export const tableRule = ({ points, tieBreaks }: Pick<League, 'points' | 'tieBreaks'>): string =>
  `${words.worth(points)} ${decision(tieBreaks.map((each) => words.tieBreaks[each]))}`;

function decision(names: readonly string[]): string {
  const [first] = names;
  if (first === undefined) return words.nothingDecides;
  return names.length === 1
    ? words.decidesAlone(first)
    : words.decideInOrder(listing.format(names));
}
