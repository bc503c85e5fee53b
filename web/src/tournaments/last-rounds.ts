import { roundName } from '#competitions/round-name.ts';

/** The last rounds of a bracket, which may be of another format. */
export const LAST_ROUNDS = ['semifinal', 'final'] as const;
export type LastRound = (typeof LAST_ROUNDS)[number];

export const lastRoundNames: Readonly<Record<LastRound, string>> = {
  semifinal: roundName(1, 2),
  final: roundName(2, 2),
};
