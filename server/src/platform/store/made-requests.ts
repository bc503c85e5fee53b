import { randomUUID } from 'node:crypto';
import type { Db } from './db.ts';

/** Row of a request that created something. A repeat of the request, after a lost answer, creates nothing new. */
type MadeRequestRow = {
  user_id: string;
  request_id: string; // chosen by the client
  made_id: string;
  at: number;
};

declare module '#platform/store/db.ts' {
  interface Tables {
    made_requests: MadeRequestRow;
  }
}

/** A request is idempotent for at least this time. */
const RETENTION_MS = 24 * 3_600_000;

type Asked = {
  readonly userId: string;
  readonly requestId: string | undefined; // undefined: the request is not idempotent
  readonly madeId: string; // stored if the request is new
  readonly at: number;
};

/** Idempotency of requests that create something. */
export const madeRequests = (db: Db) => {
  /**
   * Stores the id that a request creates, in the transaction that creates it. A concurrent duplicate waits.
   *
   * @returns `madeId`, or the id that the same request created before
   */
  async function note({ userId, requestId, madeId, at }: Asked): Promise<string> {
    if (requestId === undefined) return madeId;
    const row = await db
      .insertInto('made_requests')
      .values({ user_id: userId, request_id: requestId, made_id: madeId, at })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'request_id'])
          .doUpdateSet((known) => ({ made_id: known.ref('made_requests.made_id') })),
      )
      .returning('made_id')
      .executeTakeFirstOrThrow();
    return row.made_id;
  }

  return {
    note,

    /** Stores the request. Returns true if it was not stored before. */
    async isFirst(asked: Omit<Asked, 'madeId'>): Promise<boolean> {
      const madeId = randomUUID();
      return (await note({ ...asked, madeId })) === madeId;
    },

    /** Deletes expired rows. To be called by a job. */
    async forgetOld(now: number): Promise<void> {
      await db
        .deleteFrom('made_requests')
        .where('at', '<', now - RETENTION_MS)
        .execute();
    },
  };
};
