/** Who comes from groups into the places of a bracket, before it is known by name. */
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { comersOf as comersByRule } from '@darts/rules/tournaments/comers';
import { comerName } from '#competitions/round-name.ts';
import type { SeatNumber } from './place.ts';

/** What stands in a place of a bracket until its player is known, by {@link placeKey}. */
export type Comers = ReadonlyMap<string, string>;

type Place = Pick<BracketGame, 'round' | 'matchNumber'>;

export const placeKey = ({ round, matchNumber }: Place, seat: SeatNumber): string =>
  `${round}-${matchNumber}-${seat}`;

export const comersOf = ({
  groups,
  groupStage,
}: Pick<Tournament, 'groups' | 'groupStage'>): Comers =>
  new Map(
    groups && groupStage
      ? comersByRule(groups.length, groupStage).map(({ round, match: matchNumber, seat, from }) => [
          placeKey({ round, matchNumber }, seat),
          comerName(from),
        ])
      : [],
  );
