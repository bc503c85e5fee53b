import type { LastRound } from '#tournaments/last-rounds.ts';

/** What the form of a tournament says besides what all forms of competitions say. */
export const words = {
  asBefore: {
    semifinal: 'Como las anteriores',
    final: 'Como las semifinales',
  } satisfies Record<LastRound, string>,
};
