import type { Clock } from '#platform/clock.ts';

/** Time without a connection after which the lobby forgets a user, in milliseconds. A reload takes less. */
const GRACE = 5_000;

type Deps = {
  readonly clock: Clock;
  readonly absent: () => Promise<readonly string[]>; // user ids
  readonly forget: (userId: string) => Promise<void>;
};

/** Returns a job, to be run every second, that forgets users without a connection for `GRACE`. */
export function forgetAbsent({ clock, absent, forget }: Deps): () => Promise<void> {
  let absentSince: ReadonlyMap<string, number> = new Map();

  return async () => {
    const now = clock();
    const userIds = await absent();
    absentSince = new Map(userIds.map((userId) => [userId, absentSince.get(userId) ?? now]));
    for (const [userId, since] of absentSince) {
      if (now - since >= GRACE) await forget(userId);
    }
  };
}
