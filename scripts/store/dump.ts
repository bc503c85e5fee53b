import type { Db } from '../../server/src/platform/store/db.ts';
import { executedMigrations } from '../../server/src/platform/store/migrations.ts';
import { KEPT_TABLES, type KeptTable } from './tables.ts';

/** A line of a copy: what it was made of, rows of a table, and at its end how many in all. */
export type Line =
  | { readonly product: 'tres-dardos'; readonly migrations: readonly string[] }
  | { readonly table: KeptTable; readonly rows: readonly Row[] }
  | { readonly end: number };

export type Row = Readonly<Record<string, unknown>>;

const CHUNK = 500; // rows

/**
 * Reads all that a store holds, as of one moment; servers may run meanwhile. An earlier version, from 0.1.0 on, may
 * have made the store.
 *
 * @throws if the store is empty, or a later version has made it
 */
export async function* dump(db: Db): AsyncGenerator<Line, void> {
  // SQLite's transactions always see one moment; PostgreSQL's have to be asked.
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only') // on SQLite, others may write meanwhile
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
