import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CLASSIC } from '@darts/rules/play/x01/settings';

/**
 * Writes into an embedded store behind the product's back, in one transaction; then it is all on
 * the disk, so that no benchmark pays for it. The tables are there already.
 */
export function inSqlite(dataDir: string, write: (db: DatabaseSync) => void): void {
  const path = join(dataDir, 'tres-dardos.sqlite');
  const db = new DatabaseSync(path);
  db.exec('pragma synchronous = off; pragma cache_size = -400000; begin'); // KiB: ids are in no order
  write(db);
  db.exec('commit; pragma wal_checkpoint(truncate)');
  db.close();
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** SQL expressions by column. */
export type Values = Readonly<Record<string, string | number>>;

/** Inserts rows of SQL expressions; of other columns that must have a value, 0 or an empty text. */
export function insertRows(db: DatabaseSync, table: string, values: Values, from: string): void {
  const columns = db.prepare('select * from pragma_table_info(?)').all(table);
  const all = new Map(Object.entries(values));
  for (const { name, notnull, type } of columns) {
    if (notnull && !all.has(String(name))) all.set(String(name), type === 'TEXT' ? "''" : 0);
  }
  db.exec(
    `insert into ${table} (${[...all.keys()].join()}) select ${[...all.values()].join()} ${from}`,
  );
}

/** The classic format, as an SQL expression. */
export const CLASSIC_FORMAT = `'${JSON.stringify(CLASSIC)}'`;

/** The columns of a game of the lobby in the classic format. */
export const CLASSIC_GAME: Values = {
  kind: "'lobby'",
  starter: 0,
  format: CLASSIC_FORMAT,
  legs: "'[]'",
};
