import { nameKey } from '@darts/rules/accounts/usernames';
import type { Members } from '#platform/mail/mail-files.ts';
import { auditRepository } from './audit.ts';
import { accountRepository } from './repository.ts';
import type { Deps } from './deps.ts';

/** Delay before a failed erasure is retried, in milliseconds. */
const RETRY_AFTER = 60_000;

export type Erasure = ReturnType<typeof erasure>;

/** Erases what is left of deleted accounts on disk: files of mails, and deleted rows in the database files. */
export function erasure({ db, clock, erase, mailer }: Deps) {
  let isDue = false;
  let notBefore = 0;

  const accounts = accountRepository(db);
  const members: Members = {
    since: async (address) => (await accounts.findByEmail(nameKey(address)))?.created_at,
    goneAmong: (userIds) => accounts.goneAmong(userIds),
  };

  return {
    /** Marks an erasure as due, after the deletion of an account. */
    eraseSoon: (): void => void (isDue = true),

    /**
     * Marks an erasure as due if an account was deleted since a time: by another server, or by this server before it
     * was killed.
     */
    async eraseLater(since: number): Promise<void> {
      isDue ||= await auditRepository(db).has('deletion', since);
    },

    /**
     * Erases what is left of the accounts deleted since the last erasure. To be called every second: a no-op unless an
     * erasure is due, and for `RETRY_AFTER` after a failure.
     */
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
