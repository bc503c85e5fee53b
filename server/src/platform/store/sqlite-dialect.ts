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
 * The embedded database, for Kysely, whose own dialect blocks the thread while another program holds
 * SQLite's lock, or has everybody wait for a statement that waits for it. What cannot be asked or written now is
 * refused as `out-of-reach`.
 */
export function sqliteDialect(dataDir: string): Dialect {
  const file = opened(dataDir);
  return {
    createAdapter: () => new ManyConnections(),
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

/** Kysely may have any number of connections: the driver shares out the one that there is. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite undoes tables as it undoes rows: a start that is cut short has migrated all or nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * One connection to the file: a statement has it while it is executed, a transaction from when it has
 * begun until it ends. Nobody has it who waits for SQLite's lock, so that others read meanwhile.
 */
function sqliteDriver(file: SqliteFile): Driver {
  const lock = lockWait();
  const ends = new WeakMap<DatabaseConnection, () => void>(); // of transactions, by who asked for one
  const taken: { until?: Promise<void> } = {}; // while a transaction has the connection

  const say = (sql: string) => void file.prepare(sql).run([]);

  const untilFree = async (): Promise<void> => {
    while (taken.until) await taken.until;
  };

  async function begin(sql: string): Promise<() => void> {
    await untilFree();
    say(sql);
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

  /** Within a transaction that SQLite has undone, as on a full disk, a statement would be one alone. */
  function checkTransaction(): void {
    if (!file.isTransaction()) throw outOfReach(new Error('The transaction is undone.'));
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

    /** One that writes has the lock from its beginning, so that nothing in it waits. */
    async beginTransaction(connection, { accessMode }: TransactionSettings) {
      const onlyReads = accessMode === 'read only';
      const sql = onlyReads ? 'begin' : 'begin immediate';
      ends.set(connection, await lock.waitFor(() => begin(sql)));
      if (!onlyReads) lock.had();
    },

    async commitTransaction(connection) {
      checkTransaction();
      refusing(() => say('commit'));
      end(connection);
    },

    async rollbackTransaction(connection) {
      try {
        if (file.isTransaction()) say('rollback');
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
  // The type of the rows is for the caller to know.
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
