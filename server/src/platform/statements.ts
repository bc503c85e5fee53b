import { CompiledQuery, type Compilable } from 'kysely';
import type { Db } from './database.ts';

/** A statement with its values, for whichever connection. */
export type Query = { readonly sql: string; readonly values: readonly unknown[] };

/** Queries that are done all or none: `rest` only if `first` gives a row. */
export type Script = { readonly first: Query; readonly rest: readonly Query[] };

/** The rows of a query. What they are is for whoever asks to know. */
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

/**
 * A statement asked so often that its text is written once for each of its shapes: that takes longer
 * than the statement itself.
 *
 * @param build the statement in a shape (of so many rows, of these columns), with any values
 */
export function keptStatement<Shape extends number | string | void = void>(
  build: (db: Db, shape: Shape) => Compilable,
) {
  const texts = new Map<Shape, string>();

  /** @param values those of the statement, in its order */
  return (db: Db, values: readonly unknown[], shape: Shape): Query => {
    const sql = texts.get(shape) ?? build(db, shape).compile().sql;
    texts.set(shape, sql);
    return { sql, values };
  };
}

/** So many of something, for a statement about them in which their values do not matter. */
export const many = <Item>(count: number, item: Item): Item[] =>
  Array.from({ length: count }, () => item);
