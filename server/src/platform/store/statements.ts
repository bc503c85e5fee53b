import { CompiledQuery, type Compilable, type DialectAdapter } from 'kysely';
import type { Db } from './db.ts';

/** A compiled statement with its values. */
export type Query = { readonly sql: string; readonly values: readonly unknown[] };

/** Queries for one transaction. `rest` runs only if `first` returns a row. */
export type Script = { readonly first: Query; readonly rest: readonly Query[] };

/** Runs a query and returns its rows, whose type the caller knows. */
export async function ask<Row>(db: Db, { sql, values }: Query): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, [...values]));
  return rows;
}

/** Runs a script in the transaction `db`, and returns the rows of its first query. */
export async function perform(db: Db, { first, rest }: Script): Promise<unknown[]> {
  const rows = await ask(db, first);
  if (rows.length > 0) for (const query of rest) await ask(db, query);
  return rows;
}

type Named = Readonly<Record<string, unknown>>;

/** Values of a statement that takes rows only. */
export type NoValues = Readonly<Record<never, never>>;

/**
 * Stand-in for a value while a statement is compiled. `row`: index of the row that has the value; undefined for a value
 * outside the rows.
 */
class Placeholder {
  readonly row: number | undefined;
  readonly name: string;

  constructor(row: number | undefined, name: string) {
    this.row = row;
    this.name = name;
  }
}

function placeholdersFor<Values extends Named>(values: Values, row?: number): Values {
  const names = Object.keys(values);
  // Typed as the values that they stand for.
  return Object.fromEntries(names.map((name) => [name, new Placeholder(row, name)])) as Values;
}

/**
 * Caches the SQL of a frequent statement, because compiling takes longer than running it. The SQL is compiled once per
 * store and shape: the names of the values and of the columns, and the number of rows.
 *
 * @param build builds the statement from stand-ins for `values` and `rows`
 */
export function preparedStatement<Values extends Named, Row extends Named = never>(
  build: (db: Db, values: Values, rows: readonly Row[]) => Compilable,
) {
  const stores = new WeakMap<DialectAdapter, Map<string, Query>>(); // the databases differ in SQL

  const prepare = (db: Db, values: Values, rows: readonly Row[]): Query => {
    const standIns = rows.map((row, index) => placeholdersFor(row, index));
    const { sql, parameters } = build(db, placeholdersFor(values), standIns).compile();
    return { sql, values: parameters };
  };

  /** @param rows all with the same names */
  return (db: Db, values: Values, rows: readonly Row[] = []): Query => {
    const [first = {}] = rows;
    const shape = JSON.stringify([Object.keys(values), Object.keys(first), rows.length]);
    const { adapter } = db.getExecutor(); // shared by a store and its transactions
    const prepared = stores.get(adapter) ?? new Map<string, Query>();
    stores.set(adapter, prepared);
    const known = prepared.get(shape) ?? prepare(db, values, rows);
    prepared.set(shape, known);
    const valueOf = (parameter: unknown): unknown => {
      if (!(parameter instanceof Placeholder)) return parameter;
      const { row, name } = parameter;
      return row === undefined ? values[name] : rows[row]?.[name];
    };
    return { sql: known.sql, values: known.values.map(valueOf) };
  };
}
