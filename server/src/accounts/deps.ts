import type { Clock } from '#platform/clock.ts';
import type { Google } from '#platform/config/config.ts';
import type { Db } from '#platform/store/db.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Writers } from '#platform/store/writers.ts';
import type { Passwords } from './passwords.ts';

/** What accounts are given to work with. */
export type Deps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly erase: Writers['erase'];
  readonly clock: Clock;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly backgroundTasks: BackgroundTasks;
  readonly publicUrl: URL;
  readonly google: Google | undefined;
  /** Called after sessions have ended, so that their connections can be closed. */
  readonly onSessionsEnded: (sessionIds: readonly string[]) => void;
  /** Takes a user out of every game and competition, in the transaction that deletes them. */
  readonly releaseUser: (unit: Unit, userId: string) => Promise<void>;
};
