import { groupLetters } from '@darts/rules/tournaments/group-letters';
import type { Qualifier } from '@darts/rules/tournaments/groups';
import { competitionWords } from './words.ts';

/**
 * Names a round of a bracket.
 *
 * @param round from 1
 * @param rounds of the bracket
 */
export const roundName = (round: number, rounds: number): string =>
  competitionWords.bracketRounds[rounds - round]?.name ?? competitionWords.earlierRound(round);

/** Short form of {@link roundName}. */
export const shortRoundName = (round: number, rounds: number): string =>
  competitionWords.bracketRounds[rounds - round]?.short ?? competitionWords.earlierRound(round);

/** Names a group before a bracket. */
export const groupName = (number: number): string => competitionWords.group(groupLetters(number));

/** Names a qualifier by group and rank, until the player is known. */
export const qualifierName = ({ group, rank }: Qualifier): string =>
  competitionWords.qualifier(rank, groupName(group));

/** Names the part of a tournament that a game belongs to. */
export function partOfTournament({ round, rounds, group, isThirdPlace }: Part): string {
  if (group !== undefined) return groupName(group);
  return isThirdPlace ? competitionWords.thirdPlace : roundName(round, rounds);
}

type Part = {
  readonly round: number;
  readonly rounds: number;
  readonly group?: number | undefined;
  readonly isThirdPlace?: true | undefined;
};
