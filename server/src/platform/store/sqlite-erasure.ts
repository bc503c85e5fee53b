import { connectSqlite } from './sqlite-file.ts';

/** Writers wait this long at most while the log is emptied. */
const TIMEOUT_MS = 100;

/**
 * Erases the remains of deleted rows from the file and its log. SQLite overwrites a deleted row only where it was last
 * stored (`secure_delete`). Older copies remain in the log, and in free bytes of split pages. Therefore the tables are
 * rewritten to cleared pages, and the log is emptied.
 *
 * @returns false while another connection reads the log, for example for a backup
 */
export function eraseRemains(dataDir: string, tables: readonly string[]): boolean {
  const file = connectSqlite(dataDir);
  try {
    file.exec('pragma temp_store = memory');
    file.exec('pragma foreign_keys = off'); // the rows are inserted again with the same keys
    file.exec(['begin immediate', ...tables.map(rewriting), 'commit'].join(';'));
    file.exec('pragma wal_checkpoint(passive)'); // does most of the work while others can write
    file.exec(`pragma busy_timeout = ${TIMEOUT_MS}`);
    return file.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  } finally {
    file.close(); // rolls back an open transaction
  }
}

const rewriting = (table: string): string => `
  create temp table kept as select * from ${table};
  delete from ${table};
  insert into ${table} select * from kept;
  drop table kept`;
