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
 * Dialect for the embedded database. Unlike Kysely's own, it blocks neither the thread nor other statements while
 * another program holds SQLite's lock. Throws the refusal `out-of-reach` if the lock or the disk is not available.
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

/** Lets Kysely use several connections, which share one file. */
class SharedConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** An interrupted migration is rolled back as a whole. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Driver with one connection to the file, held by a statement or by a transaction until it ends. Waiting for SQLite's
 * lock does not hold it, so that others read meanwhile.
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

  /** Throws if SQLite has rolled the transaction back, as on a full disk: later statements would commit alone. */
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

    /** A transaction that writes takes the lock first, so that no later statement waits. */
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
