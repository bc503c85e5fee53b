import { CompiledQuery, type Compilable, type DialectAdapter } from 'kysely';
import type { Db } from './db.ts';

/** A statement with its values, for whichever connection. */
export type Query = { readonly sql: string; readonly values: readonly unknown[] };

/** Queries that are done all or none: `rest` only if `first` gives a row. */
export type Script = { readonly first: Query; readonly rest: readonly Query[] };

/** The rows of a query. Their type is for the caller to know. */
export async function ask<Row>(db: Db, { sql, values }: Query): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, [...values]));
  return rows;
}

/** Does a script in a transaction that is there, and returns the rows of its first query. */
export async function perform(db: Db, { first, rest }: Script): Promise<unknown[]> {
  const rows = await ask(db, first);
  if (rows.length > 0) for (const query of rest) await ask(db, query);
  return rows;
}

type Named = Readonly<Record<string, unknown>>;

/** Of a statement that takes rows alone. */
export type NoValues = Readonly<Record<never, never>>;

/** Stands for a value while a statement is written: of a name, and of a row where there are several. */
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
  // Typed as what they stand for: the statement takes them where it takes the values.
  return Object.fromEntries(names.map((name) => [name, new Placeholder(row, name)])) as Values;
}

/**
 * A statement asked so often that its text is written once for each store and each of its shapes (of
 * values and rows with these names, and so many rows): that takes longer than the statement itself.
 *
 * @param build the statement, from stand-ins for `values` and `rows`, in whatever order it takes them
 */
export function preparedStatement<Values extends Named, Row extends Named = never>(
  build: (db: Db, values: Values, rows: readonly Row[]) => Compilable,
) {
  const stores = new WeakMap<DialectAdapter, Map<string, Query>>(); // one speaks another SQL

  const prepare = (db: Db, values: Values, rows: readonly Row[]): Query => {
    const standIns = rows.map((row, index) => placeholdersFor(row, index));
    const { sql, parameters } = build(db, placeholdersFor(values), standIns).compile();
    return { sql, values: parameters };
  };

  /** @param rows all with the same names */
  return (db: Db, values: Values, rows: readonly Row[] = []): Query => {
    const [first = {}] = rows;
    const shape = JSON.stringify([Object.keys(values), Object.keys(first), rows.length]);
    const { adapter } = db.getExecutor(); // one of a store and all its transactions
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
