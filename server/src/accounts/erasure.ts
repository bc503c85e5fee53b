import { nameKey } from '@darts/rules/accounts/usernames';
import type { Members } from '#platform/mail/mail-files.ts';
import { auditRepository } from './audit.ts';
import { accountRepository } from './repository.ts';
import type { Deps } from './deps.ts';

/** How long after an erasure that could not be done the next is tried, in milliseconds. */
const RETRY_AFTER = 60_000;

export type Erasure = ReturnType<typeof erasure>;

/** Leaving nothing of deleted accounts in any file: in mails, and where the store had their rows. */
export function erasure({ db, clock, erase, mailer }: Deps) {
  let isDue = false;
  let notBefore = 0;

  const accounts = accountRepository(db);
  const members: Members = {
    since: async (address) => (await accounts.findByEmail(nameKey(address)))?.created_at,
    goneAmong: (userIds) => accounts.goneAmong(userIds),
  };

  return {
    /** Notes that an account has been deleted, for the next `eraseDeleted`. */
    eraseSoon: (): void => void (isDue = true),

    /** The same, if any account was deleted since a time: by another server, or by this one before it was killed. */
    async eraseLater(since: number): Promise<void> {
      isDue ||= await auditRepository(db).has('deletion', since);
    },

    /** To be called every second: erases what is left of all accounts that were deleted since the last time. */
    async eraseDeleted(): Promise<void> {
      if (!isDue || clock() < notBefore) return;
      isDue = false;
      let isDone = false;
      try {
        await mailer.keepOnlyOf(members);
        isDone = await erase(['users']);
      } finally {
        isDue ||= !isDone;
        notBefore = isDone ? 0 : clock() + RETRY_AFTER;
      }
    },
  };
}
