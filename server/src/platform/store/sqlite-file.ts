import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#platform/private-files.ts';

type Values = readonly unknown[];

/** A statement, prepared. */
type SqliteStatement = {
  readonly reader: boolean; // whether it gives rows
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

/** How long a connection blocks its thread while another one writes, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

/** The file of the embedded database. */
export const sqlitePath = (dataDir: string): string => join(dataDir, 'tres-dardos.sqlite');

/** Opens the embedded database. */
export const openSqliteFile = (dataDir: string, busyTimeout = BUSY_TIMEOUT): SqliteFile =>
  adapted(connectSqlite(dataDir, busyTimeout));

/**
 * The embedded database, in one file of `dataDir`. Every commit is on the disk before it returns
 * (WAL, synchronous=FULL), so that a power cut loses nothing that was acknowledged. Up to 64 MiB of
 * it are cached in memory, until another connection writes; the log is worked off every 8,000 pages: a
 * turn changes one. What may have to be undone is kept in memory. Its companions, the log among them,
 * are made as private as it is. What is deleted is overwritten.
 */
export function connectSqlite(dataDir: string, busyTimeout = BUSY_TIMEOUT): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const path = sqlitePath(dataDir);
  // Never where it is there: closing it takes this process's locks away from connections that have it open.
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

/** Far more than the product's own statements: a bound, should one come in many lengths. */
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

// The tables' types allow text, numbers and null only, and SQLite takes all of them as they are.
const bindable = (values: Values) => values as SQLInputValue[];
