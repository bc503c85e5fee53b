import { connectSqlite } from './sqlite-file.ts';

/** Writers wait this long at most while the log is emptied. */
const TIMEOUT_MS = 100;

/**
 * Erases the remains of deleted rows from the file and its log. SQLite overwrites a deleted row in its last place only
 * (`secure_delete`); copies stay in the log, and in free bytes of split pages. So the tables are written anew, onto
 * cleared pages, and the log is emptied.
 *
 * @returns false while another connection reads the log, for example for a backup
 */
export function eraseRemains(dataDir: string, tables: readonly string[]): boolean {
  const file = connectSqlite(dataDir);
  try {
    file.exec('pragma temp_store = memory');
    file.exec('pragma foreign_keys = off'); // the rows come back under their keys
    file.exec(['begin immediate', ...tables.map(rewriting), 'commit'].join(';'));
    file.exec('pragma wal_checkpoint(passive)'); // most of the work, while others write
    file.exec(`pragma busy_timeout = ${TIMEOUT_MS}`);
    return file.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  } finally {
    file.close(); // rolls back what was not committed
  }
}

const rewriting = (table: string): string => `
  create temp table kept as select * from ${table};
  delete from ${table};
  insert into ${table} select * from kept;
  drop table kept`;
