import type { Db } from './database.ts';

/** One row for each thing that is done by one transaction at a time. */
type LockRow = { name: string; taken: number };

declare module './database.ts' {
  interface Tables {
    locks: LockRow;
  }
}

/** Waits until no other transaction holds the lock, and holds it until this one ends. */
export async function lock(trx: Db, name: string): Promise<void> {
  await trx
    .insertInto('locks')
    .values({ name, taken: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ taken: row('locks.taken', '+', 1) })),
    )
    .execute();
}
