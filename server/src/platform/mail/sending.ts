import type { Clock } from '#platform/clock.ts';
import { isOutOfReach, Refusal, statusOf } from '#platform/refusals.ts';
import type { Mail, Mailer } from './mail.ts';

type PlannedMail = { readonly tries: number };

/** Where planned mails are kept. */
type Store<Row extends PlannedMail> = {
  due(now: number): Promise<readonly Row[]>;
  /** Whether it is the caller's to send: of all who try, one gets it. */
  claim(row: Row): Promise<boolean>;
  /** Has one that was claimed tried again. */
  sendAt(row: Row, time: number): Promise<void>;
  /** Forgets one that was sent, or makes no sense by now. */
  remove(row: Row): Promise<void>;
};

type Deps<Row extends PlannedMail> = {
  readonly store: Store<Row>;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** The mail, if it makes sense by now. */
  readonly mailOf: (row: Row) => Promise<Mail | undefined>;
};

const MAX_TRIES = 4;
const TRIED_AGAIN_AFTER = 5 * 60_000; // milliseconds

/**
 * Sends what is due, each mail once. Claimed before, it is lost where the server dies as it sends; a mail that
 * fails is tried again. What it says is read before it is claimed: as long as the store is out of reach, it stays
 * due. To be called often, by any number of servers.
 */
export function sending<Row extends PlannedMail>({ store, clock, mailer, mailOf }: Deps<Row>) {
  /** Sends what was claimed, unless what it is about is gone. */
  async function send(row: Row, reading: Promise<Mail | undefined>): Promise<void> {
    try {
      const mail = await reading;
      if (mail) await mailer.send(mail);
    } catch (error) {
      if (isGone(error)) return;
      const isLast = row.tries + 1 >= MAX_TRIES;
      if (!isLast) await store.sendAt(row, clock() + TRIED_AGAIN_AFTER);
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
