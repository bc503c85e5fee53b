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
