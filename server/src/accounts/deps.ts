import type { Clock } from '#platform/clock.ts';
import type { Google } from '#platform/config/config.ts';
import type { Db } from '#platform/store/db.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Writers } from '#platform/store/writers.ts';
import type { Passwords } from './passwords.ts';

/** Effects of account changes on the lobby, games and competitions. */
export type AccountFollowUp = {
  /** Releases a user from the lobby, games and competitions, in the transaction that deletes the account. */
  readonly deleted: (unit: Unit, userId: string) => Promise<void>;
  /** Forfeits the unplayed games of deleted users, a few at a time. */
  readonly gone: (userIds: readonly string[]) => Promise<void>;
  /** Called when a user gains or loses the right to organise, in the transaction that changes the role. */
  readonly roleChanged: (unit: Unit, userId: string) => Promise<void>;
};

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
  /** Closes the connections of sessions that have ended. */
  readonly onSessionsEnded: (sessionIds: readonly string[]) => void;
  readonly followUp: AccountFollowUp;
};
