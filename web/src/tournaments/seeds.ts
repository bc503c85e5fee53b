import type { Tournament } from '@darts/contracts/tournaments';

/**
 * Returns the seeds shown beside players, by user id. Empty for a draw by lot, whose seeds say nothing about strength.
 */
export const shownSeeds = ({
  seeding,
  participants,
}: Pick<Tournament, 'seeding' | 'participants'>): ReadonlyMap<string, number> =>
  new Map(
    seeding.by === 'draw'
      ? []
      : participants.flatMap(({ user, seed }): [string, number][] =>
          user.userId === null || seed === undefined ? [] : [[user.userId, seed]],
        ),
  );

/** Returns the participants by seed, if there are seeds, else in the order of enrolment. */
export const bySeed = (
  participants: Tournament['participants'],
  seeds: ReadonlyMap<string, number>,
): Tournament['participants'] => {
  const seedOf = ({ user }: Tournament['participants'][number]) =>
    seeds.get(user.userId ?? '') ?? participants.length + 1;
  return participants.toSorted((one, other) => seedOf(one) - seedOf(other));
};
