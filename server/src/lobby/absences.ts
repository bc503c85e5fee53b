import type { Clock } from '#platform/clock.ts';

/** How long a user may be without a connection before the lobby forgets them, in milliseconds. */
const GRACE = 5_000;

type Deps = {
  readonly clock: Clock;
  readonly absent: () => Promise<readonly string[]>; // user ids
  readonly forget: (userId: string) => Promise<void>;
};

/** Makes the job, for every second, that forgets users who have been gone for longer than a reload takes. */
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
