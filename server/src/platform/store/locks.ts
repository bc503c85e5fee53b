import type { Db } from './db.ts';
import { ask, preparedStatement, type NoValues } from './statements.ts';

/** One row for each thing that is done by one transaction at a time. */
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

/**
 * Waits until no other transaction holds any of some locks, and holds them until this one ends. In the
 * order of their names, so that transactions never wait for each other in a circle.
 */
export async function lock(trx: Db, names: readonly string[]): Promise<void> {
  const rows = [...new Set(names)].toSorted().map((name) => ({ name, taken: 1 }));
  await ask(trx, take(trx, {}, rows));
}

/** Removes a lock that nobody will ask for again. */
export async function removeLock(trx: Db, name: string): Promise<void> {
  await trx.deleteFrom('locks').where('name', '=', name).execute();
}
