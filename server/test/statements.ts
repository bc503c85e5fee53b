/** What repositories ask, without a store; and how a store would find it. */
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

/** For each function of a repository, what to call it with: once, or for each way it has to ask. */
export type Samples<Repository> = {
  readonly [Name in keyof Repository]: Repository[Name] extends (...given: infer Given) => unknown
    ? readonly Given[]
    : never;
};

/** What a function of a repository has asked. */
export type Statement = Query & { readonly by: string };

const isPostgres = process.env.TEST_DATABASE === 'postgres';

/** A store that notes what it is asked, and always has a row to give, of nothing. */
function notingStore(note: (query: Query) => void): Db {
  class NotingDriver extends DummyDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      return {
        async executeQuery({ sql, parameters }) {
          note({ sql, values: parameters });
          return { rows: [{} as never] }; // whatever the type says
        },
        async *streamQuery() {},
      };
    }
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => (isPostgres ? new PostgresAdapter() : new SqliteAdapter()),
      createDriver: () => new NotingDriver(),
      createIntrospector: (db) =>
        isPostgres ? new PostgresIntrospector(db) : new SqliteIntrospector(db),
      createQueryCompiler: () =>
        isPostgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler(),
    },
  });
}

/** Every statement of a repository, each by the name of the function that asks it. */
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
    const repository = make(notingStore((query) => void asked.push(query)));
    // The samples' type has each function with what it takes.
    const call = repository[name] as (...given: unknown[]) => unknown;
    for (const each of given) {
      const before = asked.length;
      // Some cannot make anything of a row of nothing.
      const result = await Promise.resolve(call(...each)).catch(() => undefined);
      asked.push(...queriesIn(result));
      if (asked.length === before) throw new Error(`${name} has asked nothing.`);
    }
    statements.push(...asked.map(({ sql, values }) => ({ sql, values, by: name })));
  }
  return statements;
}

/** Some do not ask, but say what is to be asked. */
function queriesIn(result: unknown): Query[] {
  if (Array.isArray(result)) return result.flatMap(queriesIn);
  if (typeof result !== 'object' || result === null) return [];
  return 'sql' in result && 'values' in result ? [result as Query] : [];
}

const FILLED = 5000; // rows

// The columns that have few values, and an index by them.
const FEW: Readonly<Record<string, string>> = {
  kind: 'league tournament',
  role: 'user operator admin',
  status: 'pendiente encurso finalizada',
};

/**
 * Fills the tables that grow with rows of no sense, so that PostgreSQL plans as with many. SQLite
 * plans without a look at what is stored.
 */
export async function fill(db: Db, growing: readonly string[]): Promise<void> {
  if (!isPostgres) return;
  const tables = await db.introspection.getTables();
  await db.connection().execute(async (connection) => {
    const say = (text: string) => connection.executeQuery(CompiledQuery.raw(text, []));
    await say('set session_replication_role = replica'); // what they refer to need not be there
    for (const { name, columns } of tables.filter((table) => growing.includes(table.name))) {
      const values = columns.map((column) => {
        const few = FEW[column.name]?.split(' ');
        if (few) return `('{${few.join()}}'::text[])[n % ${few.length} + 1]`;
        return column.dataType === 'text' ? `'x' || n` : 'n';
      });
      await say(`insert into ${name} select ${values.join()} from generate_series(1, ${FILLED}) n`);
    }
    await say('set session_replication_role = origin');
    await say('analyze');
  });
}

/** The tables that a statement reads from end to end, as the store plans it. */
export const tablesScanned = (db: Db, query: Query): Promise<string[]> =>
  isPostgres ? scannedByPostgres(db, query) : scannedBySqlite(db, query);

async function scannedBySqlite(db: Db, { sql, values }: Query): Promise<string[]> {
  const plan = await ask<{ detail: string }>(db, {
    sql: `explain query plan ${sql}`,
    values: values.map(() => null), // what they are makes no difference
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

/** In a filled store; set to avoid it, PostgreSQL scans a table only where no index serves. */
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

/** A walk through a whole index is no better. */
function scansIn(node: PlanNode): string[] {
  const { 'Relation Name': table, Plans: inner = [] } = node;
  const condition = [node, ...inner].some((each) => each['Index Cond'] !== undefined);
  const isScan = table !== undefined && /Scan/.test(node['Node Type']) && !condition;
  return [...(isScan ? [table] : []), ...inner.flatMap(scansIn)];
}
