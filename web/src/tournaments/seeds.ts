import type { Tournament } from '@darts/contracts/tournaments';

/**
 * The seeds that are shown beside players, by their ids. Those of a draw by lot are none: they say
 * nothing of how strong somebody is.
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
