import { isRefusedForGood } from '#platform/mail/smtp.ts';
import { Refusal } from '#platform/refusals.ts';
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

/** For how long unused data about a person is stored: what the privacy policy promises. */
const KEPT_FOR = 2 * 365 * DAY;

/** How long before its deletion the owner of an unused account is warned. */
const WARNED_BEFORE = 30 * DAY;

/** Forgetting what is no longer used. */
export function retention(
  { db, clock, mailer, publicUrl }: Pick<Deps, 'db' | 'clock' | 'mailer' | 'publicUrl'>,
  { remove }: Pick<Deletion, 'remove'>,
  { eraseLater }: Pick<Erasure, 'eraseLater'>,
) {
  /** Warns an owner; an address that takes no mail for good counts as warned, or it would never end. */
  async function warn({ user_id, email, username, last_seen_at }: UserRow): Promise<void> {
    const accounts = accountRepository(db);
    if (!(await accounts.claimWarning(user_id, clock()))) return;
    const deletedAt = Math.max(last_seen_at + KEPT_FOR, clock() + WARNED_BEFORE);
    const link = new URL('/login', publicUrl).href;
    await mailer
      .send(farewellMail({ to: email, username }, link, deletedAt))
      .catch(async (error: unknown) => {
        if (!isRefusedForGood(error)) await accounts.update(user_id, { warned_at: null }); // tomorrow again
        throw error;
      });
  }

  /** Deletes an account that was warned in time, unless it was used since; the last admin stays. */
  async function removeIfWarned({ user_id, warned_at, last_seen_at }: UserRow): Promise<void> {
    if (warned_at === null || warned_at > clock() - WARNED_BEFORE) return;
    await remove(user_id, null, { warned_at, last_seen_at }).catch((error: unknown) => {
      const isNoMatter =
        error instanceof Refusal && ['last-admin', 'user-not-found'].includes(error.code);
      if (!isNoMatter) throw error;
    });
  }

  return {
    /** To be called every day, by any number of servers. What fails for one account keeps no other. */
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
      // Last: a mail server that says nothing keeps nobody in the store.
      for (const row of await accounts.unusedSince(now - KEPT_FOR + WARNED_BEFORE)) {
        if (row.warned_at === null) await attempt(warn(row));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
