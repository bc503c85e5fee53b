/** The statements of repositories, recorded without a store, and their query plans. */
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
} from 'kysely';
import type { Db, Tables } from '../src/platform/store/db.ts';
import { ask, type Query } from '../src/platform/store/statements.ts';

/** Arguments for each function of a repository: a list for each of its statements. */
export type Samples<Repository> = {
  readonly [Name in keyof Repository]: Repository[Name] extends (...given: infer Given) => unknown
    ? readonly Given[]
    : never;
};

/** A statement, with the name of the function that made it. */
export type Statement = Query & { readonly by: string };

const isPostgres = process.env.TEST_DATABASE === 'postgres';

/** Returns a store that records queries, and answers each with one empty row. */
function recordingStore(note: (query: Query) => void): Db {
  class RecordingDriver extends DummyDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      return {
        async executeQuery({ sql, parameters }) {
          note({ sql, values: parameters });
          return { rows: [{} as never] }; // of any type
        },
        async *streamQuery() {},
      };
    }
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => (isPostgres ? new PostgresAdapter() : new SqliteAdapter()),
      createDriver: () => new RecordingDriver(),
      createIntrospector: (db) =>
        isPostgres ? new PostgresIntrospector(db) : new SqliteIntrospector(db),
      createQueryCompiler: () =>
        isPostgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler(),
    },
  });
}

/** Returns all statements of a repository. */
export async function statementsOf<Repository extends object>(
  make: (db: Db) => Repository,
  samples: Samples<NoInfer<Repository>>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  for (const [name, given] of Object.entries(samples) as [
    keyof Repository & string,
    unknown[][],
  ][]) {
    const asked: Query[] = [];
    const repository = make(recordingStore((query) => void asked.push(query)));
    // `Samples` has the arguments of each function.
    const call = repository[name] as (...given: unknown[]) => unknown;
    for (const each of given) {
      const before = asked.length;
      // Some functions fail on an empty row.
      const result = await Promise.resolve(call(...each)).catch(() => undefined);
      asked.push(...queriesIn(result));
      if (asked.length === before) throw new Error(`${name} has asked nothing.`);
    }
    statements.push(...asked.map(({ sql, values }) => ({ sql, values, by: name })));
  }
  return statements;
}

/** Returns the queries in a result: some functions return queries instead of running them. */
function queriesIn(result: unknown): Query[] {
  if (Array.isArray(result)) return result.flatMap(queriesIn);
  if (typeof result !== 'object' || result === null) return [];
  return 'sql' in result && 'values' in result ? [result as Query] : [];
}

const FILLED_ROWS = 5000;

// Indexed columns with few values.
const FEW_VALUES: Readonly<Record<string, string>> = {
  kind: 'league tournament',
  role: 'user operator admin',
  status: 'pendiente encurso finalizada',
};

/** Fills growing tables with meaningless rows, so that PostgreSQL plans as with many. SQLite's plans ignore them. */
export async function fill(db: Db, growing: readonly string[]): Promise<void> {
  if (!isPostgres) return;
  const tables = await db.introspection.getTables();
  await db.connection().execute(async (connection) => {
    const say = (text: string) => connection.executeQuery(CompiledQuery.raw(text, []));
    await say('set session_replication_role = replica'); // turns foreign keys off
    for (const { name, columns } of tables.filter((table) => growing.includes(table.name))) {
      const values = columns.map((column) => {
        const few = FEW_VALUES[column.name]?.split(' ');
        if (few) return `('{${few.join()}}'::text[])[n % ${few.length} + 1]`;
        return column.dataType === 'text' ? `'x' || n` : 'n';
      });
      await say(
        `insert into ${name} select ${values.join()} from generate_series(1, ${FILLED_ROWS}) n`,
      );
    }
    await say('set session_replication_role = origin');
    await say('analyze');
  });
}

/** Returns the tables that a statement scans as a whole, by its query plan. */
export const tablesScanned = (db: Db, query: Query): Promise<string[]> =>
  isPostgres ? scannedByPostgres(db, query) : scannedBySqlite(db, query);

async function scannedBySqlite(db: Db, { sql, values }: Query): Promise<string[]> {
  const plan = await ask<{ detail: string }>(db, {
    sql: `explain query plan ${sql}`,
    values: values.map(() => null), // the plan does not depend on them
  });
  const names = new Map(
    Array.from(sql.matchAll(/"(?<table>\w+)" as "(?<alias>\w+)"/g), ({ groups }) => [
      groups?.alias,
      groups?.table,
    ]),
  );
  return plan.flatMap(({ detail }) => {
    const name = /^SCAN (?<name>\w+)/.exec(detail)?.groups?.name;
    return name === undefined ? [] : [names.get(name) ?? name];
  });
}

type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
};

/** Reads the plan in a filled store. With scans discouraged, PostgreSQL scans a table only without an index. */
async function scannedByPostgres(db: Db, { sql, values }: Query): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    const say = (text: string) => connection.executeQuery(CompiledQuery.raw(text, []));
    await say('set enable_seqscan = off');
    await say('set plan_cache_mode = force_generic_plan');
    await say(`prepare looked_at as ${sql}`);
    const nulls = values.map(() => 'null').join();
    const { rows } = await connection.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      CompiledQuery.raw(`explain (format json) execute looked_at${nulls && `(${nulls})`}`, []),
    );
    await say('deallocate looked_at');
    return rows.flatMap(({ 'QUERY PLAN': plans }) => plans.flatMap(({ Plan }) => scansIn(Plan)));
  });
}

/** Returns the scanned tables of a plan. Reading a whole index counts, too. */
function scansIn(node: PlanNode): string[] {
  const { 'Relation Name': table, Plans: inner = [] } = node;
  const condition = [node, ...inner].some((each) => each['Index Cond'] !== undefined);
  const isScan = table !== undefined && /Scan/.test(node['Node Type']) && !condition;
  return [...(isScan ? [table] : []), ...inner.flatMap(scansIn)];
}
