import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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
