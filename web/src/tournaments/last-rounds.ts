import { roundName } from '#competitions/round-name.ts';

/** Last rounds of a bracket, whose format may differ. */
export const LAST_ROUNDS = ['semifinal', 'final'] as const;
export type LastRound = (typeof LAST_ROUNDS)[number];

export const lastRoundNames: Readonly<Record<LastRound, string>> = {
  semifinal: roundName(1, 2),
  final: roundName(2, 2),
};
