import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#platform/private-files.ts';

type Values = readonly unknown[];

type SqliteStatement = {
  readonly reader: boolean; // true if the statement returns rows
  readonly all: (values: Values) => unknown[];
  readonly run: (values: Values) => { readonly changes: number | bigint };
  readonly iterate: (values: Values) => Iterable<unknown>;
};

/** A connection to the embedded database, with each statement prepared once. */
export type SqliteFile = {
  readonly prepare: (sql: string) => SqliteStatement;
  readonly isTransaction: () => boolean;
  readonly close: () => void;
};

/** Longest time that a connection blocks its thread while another connection writes. */
const BUSY_TIMEOUT_MS = 5_000;

export const sqlitePath = (dataDir: string): string => join(dataDir, 'tres-dardos.sqlite');

export const openSqliteFile = (dataDir: string, busyTimeout = BUSY_TIMEOUT_MS): SqliteFile =>
  adapted(connectSqlite(dataDir, busyTimeout));

/**
 * Opens the file of the embedded database in `dataDir`, with private permissions for the file and its log.
 *
 * A commit is on disk before it returns (WAL, synchronous=FULL), so that a power cut loses no acknowledged write. Up to
 * 64 MiB of pages are cached, until another connection writes. The log has a checkpoint every 8,000 pages; a turn
 * changes one page. Deleted rows are overwritten.
 */
export function connectSqlite(dataDir: string, busyTimeout = BUSY_TIMEOUT_MS): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const path = sqlitePath(dataDir);
  // Opened only if it is missing: closing the file would release this process's locks on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE_FILE));
  const file = new DatabaseSync(path);
  file.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma temp_store = memory;
    pragma busy_timeout = ${busyTimeout};
    pragma cache_size = -65536;
    pragma wal_autocheckpoint = 8000;
  `);
  return file;
}

/** Limit in case a statement comes in many lengths. The product has far fewer statements. */
const MAX_PREPARED = 500;

function adapted(file: DatabaseSync): SqliteFile {
  const prepared = new Map<string, SqliteStatement>();

  const prepare = (sql: string): SqliteStatement => {
    const statement = file.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...bindable(values)),
      run: (values) => statement.run(...bindable(values)),
      iterate: (values) => statement.iterate(...bindable(values)),
    };
  };

  return {
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= MAX_PREPARED) prepared.clear();
      const statement = prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
    close: () => file.close(),
    isTransaction: () => file.isTransaction,
  };
}

// The tables' types allow text, numbers and null only, which SQLite binds.
const bindable = (values: Values) => values as SQLInputValue[];
