/** Who comes from groups into the places of a bracket, before it is known by name. */
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { firstRound, nextPlace } from '@darts/rules/tournaments/bracket';
import { qualifiers, type Qualifier } from '@darts/rules/tournaments/groups';
import { groupName } from '#competitions/round-name.ts';
import type { Seat } from './place.ts';
import { words } from './words.ts';

/** What stands in a place of a bracket until its player is known, by {@link placeKey}. */
export type Comers = ReadonlyMap<string, string>;

type Place = Pick<BracketGame, 'round' | 'matchNumber'>;

export const placeKey = ({ round, matchNumber }: Place, seat: Seat): string =>
  `${round}-${matchNumber}-${seat}`;

const nameOf = ({ group, rank }: Qualifier): string => words.comer(rank, groupName(group));

/** Past a bye the same comes to the next game; whoever has to win a game first is not known by rule. */
export function comersOf({
  groups,
  groupStage,
}: Pick<Tournament, 'groups' | 'groupStage'>): Comers {
  if (!groups || !groupStage) return new Map();
  const coming = qualifiers(groups.length, groupStage).map(nameOf);
  return new Map(
    firstRound(coming.length).flatMap((game) => {
      const { round, match: matchNumber, seeds } = game;
      const [one = '', other] = seeds.map((seed = 0) => coming[seed - 1]);
      const next = nextPlace(game);
      const nextKey = placeKey({ round: next.round, matchNumber: next.match }, next.seat);
      return [
        [placeKey({ round, matchNumber }, 1), one] as const,
        other === undefined
          ? ([nextKey, one] as const)
          : ([placeKey({ round, matchNumber }, 2), other] as const),
      ];
    }),
  );
}
