import { connectSqlite } from './sqlite-file.ts';

/** Writers wait while the log is emptied: not for long, if somebody is still reading it. */
const PATIENCE = 100; // milliseconds

/**
 * Leaves nothing in the file, nor in its log, of rows that were deleted from some tables. SQLite
 * overwrites such a row where it stood last (`secure_delete`); copies of it remain in the log, and in
 * bytes that no row uses, from when pages were split. So the tables are written anew, onto cleared
 * pages, and the log is emptied.
 *
 * @returns whether it is done: not, while somebody else reads the log, for a backup
 */
export function eraseRemains(dataDir: string, tables: readonly string[]): boolean {
  const file = connectSqlite(dataDir);
  try {
    file.exec('pragma temp_store = memory');
    file.exec('pragma foreign_keys = off'); // what points to the rows finds them again
    file.exec(['begin immediate', ...tables.map(rewriting), 'commit'].join(';'));
    file.exec('pragma wal_checkpoint(passive)'); // most of the work, while others write
    file.exec(`pragma busy_timeout = ${PATIENCE}`);
    return file.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  } finally {
    file.close(); // which undoes what was not committed
  }
}

const rewriting = (table: string): string => `
  create temp table kept as select * from ${table};
  delete from ${table};
  insert into ${table} select * from kept;
  drop table kept`;
