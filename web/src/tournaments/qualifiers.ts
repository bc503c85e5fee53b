/** Qualifiers from groups in the places of a bracket, before the players are known. */
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import type { PairSide } from '@darts/rules/play/pair';
import { placedQualifiers } from '@darts/rules/tournaments/groups';
import { qualifierName } from '#competitions/round-name.ts';

/** Names shown in the places of a bracket until the player is known, by {@link placeKey}. */
export type Qualifiers = ReadonlyMap<string, string>;

type Place = Pick<BracketGame, 'round' | 'matchNumber'>;

export const placeKey = ({ round, matchNumber }: Place, side: PairSide): string =>
  `${round}-${matchNumber}-${side}`;

export const qualifiersOf = ({
  groups,
  groupStage,
}: Pick<Tournament, 'groups' | 'groupStage'>): Qualifiers =>
  new Map(
    groups && groupStage
      ? placedQualifiers(groups.length, groupStage).map(
          ({ round, match: matchNumber, side, from }) => [
            placeKey({ round, matchNumber }, side),
            qualifierName(from),
          ],
        )
      : [],
  );
