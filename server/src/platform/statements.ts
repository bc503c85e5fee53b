import { CompiledQuery, type Compilable } from 'kysely';
import type { Db } from './database.ts';

/**
 * A statement about so many things at once, whose text is written once for each number of them:
 * that takes longer than the statement itself.
 *
 * @param build the statement about so many things, with any values
 */
export function statementBySize<Row>(build: (db: Db, count: number) => Compilable<Row>) {
  const texts = new Map<number, string>();

  /** @param values those of the statement, in its order */
  return async (db: Db, count: number, values: readonly unknown[]): Promise<Row[]> => {
    const text = texts.get(count) ?? build(db, count).compile().sql;
    texts.set(count, text);
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}
