import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import { outOfReach } from '#platform/refusals.ts';
import { asRefusal } from './sqlite-errors.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';
import { lockWait } from './sqlite-lock-wait.ts';

/**
 * Returns the Kysely dialect for the embedded database. Unlike Kysely's own SQLite dialect, it blocks neither the
 * thread nor other statements while another program holds SQLite's lock. It throws the refusal `out-of-reach` if the
 * lock or the disk is not available.
 */
export function sqliteDialect(dataDir: string): Dialect {
  const file = opened(dataDir);
  return {
    createAdapter: () => new SharedConnectionAdapter(),
    createDriver: () => sqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function opened(dataDir: string): SqliteFile {
  try {
    return openSqliteFile(dataDir, 0);
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Adapter that lets Kysely use several connections, all of which use the same SQLite connection. */
class SharedConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** True: an interrupted migration is rolled back as a whole. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Returns a driver with one SQLite connection, which a statement or a transaction holds until it ends. A wait for
 * SQLite's lock does not hold the connection, so that other statements can read.
 */
function sqliteDriver(file: SqliteFile): Driver {
  const lock = lockWait();
  const ends = new WeakMap<DatabaseConnection, () => void>(); // release functions of transactions
  const taken: { until?: Promise<void> } = {}; // present: a transaction holds the connection

  const execSql = (sql: string) => void file.prepare(sql).run([]);

  const untilFree = async (): Promise<void> => {
    while (taken.until) await taken.until;
  };

  async function begin(sql: string): Promise<() => void> {
    await untilFree();
    execSql(sql);
    const { promise, resolve } = Promise.withResolvers<void>();
    taken.until = promise;
    return () => {
      delete taken.until;
      resolve();
    };
  }

  function end(connection: DatabaseConnection): void {
    ends.get(connection)?.();
    ends.delete(connection);
  }

  /**
   * Throws if SQLite has rolled back the transaction, for example on a full disk. Otherwise later statements would be
   * committed one by one.
   */
  function checkTransaction(): void {
    if (!file.isTransaction()) throw outOfReach(new Error('The transaction was rolled back.'));
  }

  function newConnection(): DatabaseConnection {
    const connection: DatabaseConnection = {
      async executeQuery({ sql, parameters }) {
        if (ends.has(connection)) {
          checkTransaction();
          return refusing(() => execute(file, sql, parameters));
        }
        return lock.waitFor(async () => {
          await untilFree();
          return execute(file, sql, parameters);
        });
      },
      async *streamQuery({ sql, parameters }) {
        if (!ends.has(connection)) throw new Error('Rows are streamed within a transaction only.');
        for (const row of file.prepare(sql).iterate(parameters)) yield { rows: [row as never] };
      },
    };
    return connection;
  }

  return {
    init: async () => {},
    acquireConnection: async () => newConnection(),

    /** Begins a transaction. If it writes, it takes SQLite's lock first, so that none of its statements waits. */
    async beginTransaction(connection, { accessMode }: TransactionSettings) {
      const onlyReads = accessMode === 'read only';
      const sql = onlyReads ? 'begin' : 'begin immediate';
      ends.set(connection, await lock.waitFor(() => begin(sql)));
      if (!onlyReads) lock.noteSuccess();
    },

    async commitTransaction(connection) {
      checkTransaction();
      refusing(() => execSql('commit'));
      end(connection);
    },

    async rollbackTransaction(connection) {
      try {
        if (file.isTransaction()) execSql('rollback');
      } finally {
        end(connection);
      }
    },

    releaseConnection: async () => {},
    destroy: async () => file.close(),
  };
}

function execute(file: SqliteFile, sql: string, values: readonly unknown[]) {
  const statement = file.prepare(sql);
  // The caller knows the type of the rows.
  if (statement.reader) return { rows: statement.all(values) as never[] };
  return { rows: [], numAffectedRows: BigInt(statement.run(values).changes) };
}

function refusing<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw asRefusal(error);
  }
}
