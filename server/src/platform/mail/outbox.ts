import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/store/db.ts';

/** A mail to be sent. */
export type OutboxRow = {
  mail_id: string;
  user_id: string; // receiver
  topic: string; // names the writer of the mail
  about: string; // id of its subject
  payload: string; // JSON for the writer
  send_at: number; // postponed while a server sends the mail
  tries: number;
};

declare module '#platform/store/db.ts' {
  interface Tables {
    outbox: OutboxRow;
  }
}

export type PlannedMail = {
  readonly userId: string;
  readonly topic: string;
  readonly about: string;
  readonly payload?: object;
  readonly sendAt: number;
};

const SENT_AT_ONCE = 20;

/** Time after which a server that has not sent a claimed mail counts as dead, and another server may claim the mail. */
const LEASE_MS = 60 * 60_000;

/** Mails to be sent, in the store. */
export const outbox = (db: Db) => ({
  /** Schedules mails. Each replaces a mail with the same user, topic and `about`. */
  async plan(mails: readonly PlannedMail[]): Promise<void> {
    if (mails.length === 0) return;
    const rows = mails.map(({ userId, topic, about, payload = {}, sendAt }) => ({
      mail_id: randomUUID(), // new: a server that sends the replaced mail cannot change this one
      user_id: userId,
      topic,
      about,
      payload: JSON.stringify(payload),
      send_at: sendAt,
      tries: 0,
    }));
    await db
      .insertInto('outbox')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'topic', 'about']).doUpdateSet(({ ref }) => ({
          mail_id: ref('excluded.mail_id'),
          payload: ref('excluded.payload'),
          send_at: ref('excluded.send_at'),
          tries: ref('excluded.tries'),
        })),
      )
      .execute();
  },

  /** Deletes the mails with this topic and `about`. */
  async cancel(topic: string, about: string): Promise<void> {
    await db.deleteFrom('outbox').where('topic', '=', topic).where('about', '=', about).execute();
  },

  due: (now: number): Promise<OutboxRow[]> =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('send_at', '<=', now)
      .orderBy('send_at')
      .orderBy('mail_id')
      .limit(SENT_AT_ONCE)
      .execute(),

  /** Claims a due mail. Atomic: one of several concurrent callers receives true. */
  async claim(row: OutboxRow, now: number): Promise<boolean> {
    const claimed = await db
      .updateTable('outbox')
      .set((each) => ({ send_at: now + LEASE_MS, tries: each('tries', '+', 1) }))
      .where('mail_id', '=', row.mail_id)
      .where('send_at', '=', row.send_at)
      .returning('mail_id')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  /** Schedules a claimed mail again. */
  async putOff({ mail_id }: OutboxRow, time: number): Promise<void> {
    await db.updateTable('outbox').set({ send_at: time }).where('mail_id', '=', mail_id).execute();
  },

  /** Deletes a mail that was sent, is obsolete or is given up. */
  async remove({ mail_id }: OutboxRow): Promise<void> {
    await db.deleteFrom('outbox').where('mail_id', '=', mail_id).execute();
  },
});

export type Outbox = ReturnType<typeof outbox>;
