import type { Db } from '../../server/src/platform/store/db.ts';
import { executedMigrations } from '../../server/src/platform/store/migrations.ts';
import { KEPT_TABLES, type KeptTable } from './tables.ts';

/** Line of a backup: a header, rows of a table or, at the end, the total number of rows. */
export type Line =
  | { readonly product: 'tres-dardos'; readonly migrations: readonly string[] }
  | { readonly table: KeptTable; readonly rows: readonly Row[] }
  | { readonly end: number };

export type Row = Readonly<Record<string, unknown>>;

const CHUNK = 500; // rows

/**
 * Reads a consistent snapshot of a store, while servers may run. The store may be of an earlier version, from 0.1.0 on.
 *
 * @throws if the store is empty, or of a later version
 */
export async function* dump(db: Db): AsyncGenerator<Line, void> {
  // SQLite's transactions always read a snapshot; PostgreSQL's need this isolation level.
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only') // on SQLite, lets others write meanwhile
    .execute();
  try {
    const migrations = await executedMigrations(trx);
    if (migrations.length === 0)
      throw new Error('The source database holds no store of Tres Dardos.');
    yield { product: 'tres-dardos', migrations };
    let count = 0;
    const there = new Set((await trx.introspection.getTables()).map(({ name }) => name));
    for (const table of KEPT_TABLES.filter((name) => there.has(name))) {
      for await (const rows of chunksOf(trx, table)) {
        yield { table, rows };
        count += rows.length;
      }
    }
    yield { end: count };
  } finally {
    await trx.rollback().execute(); // nothing was written
  }
}

async function* chunksOf(trx: Db, table: KeptTable): AsyncGenerator<Row[]> {
  let chunk: Row[] = [];
  for await (const row of trx.selectFrom(table).selectAll().stream(CHUNK)) {
    chunk.push(row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
