import { CompiledQuery, type Compilable } from 'kysely';
import type { Db } from './database.ts';

/**
 * A statement asked so often that its text is written once for each of its shapes: that takes longer
 * than the statement itself.
 *
 * @param build the statement in a shape (of so many rows, of these columns), with any values
 */
export function keptStatement<Row, Shape extends number | string | void = void>(
  build: (db: Db, shape: Shape) => Compilable<Row>,
) {
  const texts = new Map<Shape, string>();

  /** @param values those of the statement, in its order */
  return async (db: Db, values: readonly unknown[], shape: Shape): Promise<Row[]> => {
    const text = texts.get(shape) ?? build(db, shape).compile().sql;
    texts.set(shape, text);
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}

/** So many of something, for a statement about them in which their values do not matter. */
export const many = <Item>(count: number, item: Item): Item[] =>
  Array.from({ length: count }, () => item);
