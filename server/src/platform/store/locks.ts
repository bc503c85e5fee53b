import type { Db } from './db.ts';
import { ask, preparedStatement, type NoValues } from './statements.ts';

/** The row of a lock, which one transaction holds at a time. */
type LockRow = { name: string; taken: number };

declare module './db.ts' {
  interface Tables {
    locks: LockRow;
  }
}

const take = preparedStatement<NoValues, LockRow>((db, _, rows) =>
  db
    .insertInto('locks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ taken: row('locks.taken', '+', 1) })),
    ),
);

/** Takes locks until the transaction ends, in the order of their names, which prevents deadlocks. */
export async function lock(trx: Db, names: readonly string[]): Promise<void> {
  const rows = [...new Set(names)].toSorted().map((name) => ({ name, taken: 1 }));
  await ask(trx, take(trx, {}, rows));
}

/** Deletes the row of a lock that is no longer needed. */
export async function removeLock(trx: Db, name: string): Promise<void> {
  await trx.deleteFrom('locks').where('name', '=', name).execute();
}
