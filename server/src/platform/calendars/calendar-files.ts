import { createHash } from 'node:crypto';
import { setImmediate as nextLoop } from 'node:timers/promises';
import { calendarOf, type Calendar } from './calendar.ts';
import type { Clock } from '#platform/clock.ts';
import { sharedTurns } from '#platform/queues/shared-turns.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { versionedCache } from '#platform/versioned-cache.ts';

export type CalendarFile = { readonly text: string; readonly version: string };

type Contents = Pick<Calendar, 'name' | 'days'>;

const MAX_FILES = 200; // at most about 100 KB each

type Deps = { readonly limits: Limits; readonly clock: Clock; readonly publicUrl: URL };

/**
 * Cache of calendars as files, each rendered again once its contents have changed. The version is a digest of
 * the contents, the same at every server. Concurrent callers share one reading of the contents.
 */
export function calendarFiles({ limits, clock, publicUrl }: Deps) {
  const share = sharedTurns<CalendarFile>();
  const rendered = versionedCache<CalendarFile>(MAX_FILES);

  async function fileFor(key: string, read: () => Promise<Contents>): Promise<CalendarFile> {
    const { name, days } = await read();
    const digest = createHash('sha256').update(JSON.stringify([name, days]));
    const version = digest.digest('base64url');
    return rendered(key, version, async () => {
      await nextLoop(); // lets other work run: reading and rendering take milliseconds each
      return { text: calendarOf({ name, days, now: clock(), publicUrl }), version };
    });
  }

  /**
   * @param key of the calendar
   * @param reader of the calendar: an account or a secret address, for the rate limit
   * @throws {Refusal} `too-many-requests`, `too-busy`, and the refusals of `read`
   */
  return async (
    key: string,
    reader: string,
    read: () => Promise<Contents>,
  ): Promise<CalendarFile> => {
    await limits.take('calendars', `${key} ${reader}`);
    return share(key, () => fileFor(key, read));
  };
}

export type CalendarFiles = ReturnType<typeof calendarFiles>;
