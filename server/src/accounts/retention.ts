import { outbox } from '#platform/mail/outbox.ts';
import type { MailWriter, MailWriters } from '#platform/mail/sending.ts';
import { Refusal } from '#platform/refusals.ts';
import { batches } from '#platform/store/batches.ts';
import { madeRequests } from '#platform/store/made-requests.ts';
import { auditRepository } from './audit.ts';
import type { Deletion } from './deletion.ts';
import type { Erasure } from './erasure.ts';
import { farewellMail } from './mails.ts';
import { accountRepository } from './repository.ts';
import { resetRepository } from './reset-repository.ts';
import { sessionStore } from './sessions.ts';
import type { UserRow } from './tables.ts';
import type { Deps } from './deps.ts';

const DAY = 24 * 3_600_000;

/** Time for which unused personal data is stored, in milliseconds. The privacy policy promises it. */
const KEPT_FOR = 2 * 365 * DAY;

/** Time between the warning to the owner of an unused account and its deletion, in milliseconds. */
const WARNED_BEFORE = 30 * DAY;

const FAREWELL = 'farewell';

/** True if the owner of an account is to be warned that it will be deleted. */
const isToBeWarned = ({ last_seen_at, warned_at }: UserRow, now: number): boolean =>
  warned_at === null && last_seen_at < now - KEPT_FOR + WARNED_BEFORE;

/** Returns the writer of the warnings to owners of unused accounts. A warning gives them at least thirty days. */
export function farewellWriters({
  db,
  clock,
  publicUrl,
}: Pick<Deps, 'db' | 'clock' | 'publicUrl'>): MailWriters {
  const accounts = accountRepository(db);
  const farewell: MailWriter = {
    async mailOf({ user_id: userId }) {
      const row = await accounts.find(userId);
      if (!row || !isToBeWarned(row, clock())) return undefined;
      const deletedAt = Math.max(row.last_seen_at + KEPT_FOR, clock() + WARNED_BEFORE);
      const link = new URL('/login', publicUrl).href;
      return farewellMail({ to: row.email, username: row.username }, link, deletedAt);
    },
    onSent: ({ user_id: userId }) => accounts.noteWarning(userId, clock()),
  };
  return { [FAREWELL]: farewell };
}

/** Deletes unused accounts and other data that is no longer used. */
export function retention(
  { db, clock, mailer }: Pick<Deps, 'db' | 'clock' | 'mailer'>,
  { remove }: Pick<Deletion, 'remove'>,
  { eraseLater }: Pick<Erasure, 'eraseLater'>,
) {
  /** Deletes an account whose owner was warned in time and has not used it since. The last admin is kept. */
  async function removeIfWarned({ user_id, warned_at, last_seen_at }: UserRow): Promise<void> {
    if (warned_at === null || warned_at > clock() - WARNED_BEFORE) return;
    await remove(user_id, null, { warned_at, last_seen_at }).catch((error: unknown) => {
      const isNoMatter =
        error instanceof Refusal && ['last-admin', 'user-not-found'].includes(error.code);
      if (!isNoMatter) throw error;
    });
  }

  return {
    /**
     * Deletes old data, and plans the warnings. To be called every day, by any number of servers. A failure for one
     * account does not stop the others; the first failure is thrown.
     */
    async forgetUnused(): Promise<void> {
      const now = clock();
      const failures: unknown[] = [];
      const attempt = (task: Promise<void>) =>
        task.catch((error: unknown) => void failures.push(error));
      const accounts = accountRepository(db);
      await eraseLater(now - KEPT_FOR);
      for (const row of await accounts.unusedSince(now - KEPT_FOR)) {
        await attempt(removeIfWarned(row));
      }
      await auditRepository(db).removeBefore(now - KEPT_FOR);
      await resetRepository(db).removeExpired(now);
      await sessionStore(db, clock).removeExpired();
      await madeRequests(db).forgetOld(now);
      await mailer.forgetBefore(now - KEPT_FOR);
      const unused = await accounts.unusedSince(now - KEPT_FOR + WARNED_BEFORE);
      const unwarned = unused.filter((row) => isToBeWarned(row, now));
      for (const some of batches(unwarned)) {
        await outbox(db).plan(
          some.map(({ user_id: userId }) => ({
            topic: FAREWELL,
            about: userId,
            userId,
            sendAt: now,
          })),
        );
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
