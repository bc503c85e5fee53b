import type { Clock } from '#platform/clock.ts';
import { isOutOfReach, Refusal, statusOf } from '#platform/refusals.ts';
import type { Mail, Mailer } from './mail.ts';

type PlannedMail = { readonly tries: number };

/** The outbox of one kind of mail. */
type Store<Row extends PlannedMail> = {
  due(now: number): Promise<readonly Row[]>;
  /** Returns true for one of several concurrent callers. */
  claim(row: Row): Promise<boolean>;
  /** Schedules a claimed mail again. */
  sendAt(row: Row, time: number): Promise<void>;
  /** Deletes a mail that was sent, or is obsolete. */
  remove(row: Row): Promise<void>;
};

type Deps<Row extends PlannedMail> = {
  readonly store: Store<Row>;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Returns undefined if the mail is obsolete. */
  readonly mailOf: (row: Row) => Promise<Mail | undefined>;
};

const MAX_TRIES = 4;
const RETRY_MS = 5 * 60_000;

/**
 * Returns a job that sends the mails that are due, each at most once. A failed mail is retried; a mail is lost if
 * its server dies while sending. Contents are read before the claim, so that a mail stays due while the store is
 * out of reach.
 */
export function sending<Row extends PlannedMail>({ store, clock, mailer, mailOf }: Deps<Row>) {
  /** Sends a claimed mail, unless its subject is gone. */
  async function send(row: Row, reading: Promise<Mail | undefined>): Promise<void> {
    try {
      const mail = await reading;
      if (mail) await mailer.send(mail);
    } catch (error) {
      if (isGone(error)) return;
      const isLast = row.tries + 1 >= MAX_TRIES;
      if (!isLast) await store.sendAt(row, clock() + RETRY_MS);
      throw error;
    }
  }

  return async (): Promise<void> => {
    for (const row of await store.due(clock())) {
      const reading = mailOf(row);
      await reading.catch(throwOutOfReach);
      if (!(await store.claim(row))) continue;
      await send(row, reading);
      await store.remove(row);
    }
  };
}

function throwOutOfReach(error: unknown): void {
  if (isOutOfReach(error)) throw error;
}

const isGone = (error: unknown): boolean =>
  error instanceof Refusal && statusOf(error.code) === 404;
