import type { Clock } from '#platform/clock.ts';
import { isOutOfReach, Refusal, statusOf } from '#platform/refusals.ts';
import type { Mail, Mailer } from './mail.ts';
import type { Outbox, OutboxRow } from './outbox.ts';
import { isOfOneMail, isRefusedForGood } from './smtp.ts';

/** Writer of the mails of a topic. */
export type MailWriter = {
  /** Returns undefined if the mail is obsolete. */
  readonly mailOf: (row: OutboxRow) => Promise<Mail | undefined>;
  /** Called once the mail is sent, or its address is refused for good. */
  readonly onSent?: (row: OutboxRow) => Promise<void>;
};

export type MailWriters = Readonly<Record<string, MailWriter>>; // by topic

type Deps = {
  readonly outbox: Pick<Outbox, 'due' | 'claim' | 'putOff' | 'remove'>;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly writers: MailWriters;
};

const MAX_TRIES = 10;
const FIRST_WAIT_MS = 5 * 60_000; // before the second try; doubles with each try

/**
 * Returns a job that sends the mails that are due. A failed mail is tried again, for two days. Contents are read
 * before the claim, so that a mail stays due while the store is out of reach.
 */
export function sending({ outbox, clock, mailer, writers }: Deps) {
  /** Sends a mail. Returns false if it is obsolete. @throws the error that prevents it from being sent */
  async function send(reading: Promise<Mail | undefined>): Promise<boolean> {
    const mail = await reading.catch(undefinedIfGone);
    if (mail) await mailer.send(mail);
    return mail !== undefined;
  }

  /** Sends a claimed mail and deletes it. @throws the error that prevents it from being sent */
  async function settle(row: OutboxRow, reading: Promise<Mail | undefined>): Promise<void> {
    const isSent = await send(reading).catch(async (error: unknown) => {
      await noteFailure(row, error);
      throw error;
    });
    // The mail is sent: after a failure from here on it stays claimed, so that it is not sent again at once.
    if (isSent) await noteSent(row);
    await outbox.remove(row);
  }

  const noteSent = async (row: OutboxRow): Promise<void> => writers[row.topic]?.onSent?.(row);

  /** Schedules a failed mail again, or deletes it after a permanent refusal or `MAX_TRIES`. */
  async function noteFailure(row: OutboxRow, error: unknown): Promise<void> {
    const isForGood = isRefusedForGood(error);
    if (isForGood) await noteSent(row); // a retry would fail, too
    if (isForGood || row.tries + 1 >= MAX_TRIES) return outbox.remove(row);
    return outbox.putOff(row, clock() + FIRST_WAIT_MS * 2 ** row.tries);
  }

  return async (): Promise<void> => {
    const failures: unknown[] = [];
    for (const row of await outbox.due(clock())) {
      const reading = mailOf(row);
      await reading.catch(throwOutOfReach);
      if (!(await outbox.claim(row, clock()))) continue;
      await settle(row, reading).catch((error: unknown) => {
        if (!isOfOneMail(error)) throw error; // the other mails would fail, too, each after a timeout
        failures.push(error);
      });
    }
    if (failures.length > 0) throw failures[0];
  };

  async function mailOf(row: OutboxRow): Promise<Mail | undefined> {
    return writers[row.topic]?.mailOf(row);
  }
}

function throwOutOfReach(error: unknown): void {
  if (isOutOfReach(error)) throw error;
}

function undefinedIfGone(error: unknown): undefined {
  const isGone = error instanceof Refusal && statusOf(error.code) === 404;
  if (!isGone) throw error;
}
