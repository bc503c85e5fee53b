import { groupLetters } from '@darts/rules/tournaments/group-letters';
import type { Qualifier } from '@darts/rules/tournaments/groups';
import { words } from './words.ts';

/**
 * What a round of a bracket is called.
 *
 * @param round from 1
 * @param rounds how many the bracket has
 */
export const roundName = (round: number, rounds: number): string =>
  words.bracketRounds[rounds - round]?.name ?? words.earlierRound(round);

/** The same, for where there is little room. */
export const shortRoundName = (round: number, rounds: number): string =>
  words.bracketRounds[rounds - round]?.short ?? words.earlierRound(round);

/** What a group before a bracket is called. */
export const groupName = (number: number): string => words.group(groupLetters(number));

/** Who comes from a group into the bracket, before it is known by name. */
export const comerName = ({ group, rank }: Qualifier): string =>
  words.comer(rank, groupName(group));

/** Which part of a tournament a game is. */
export function partOfTournament({ round, rounds, group, isThirdPlace }: Part): string {
  if (group !== undefined) return groupName(group);
  return isThirdPlace ? words.thirdPlace : roundName(round, rounds);
}

type Part = {
  readonly round: number;
  readonly rounds: number;
  readonly group?: number | undefined;
  readonly isThirdPlace?: true | undefined;
};
