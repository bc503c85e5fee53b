import { sql } from 'kysely';
import { newToken } from '#platform/tokens.ts';
import type { Db, Tables } from './db.ts';

/** Names of tables with a column `token`. */
type TokenTable = {
  readonly [Name in keyof Tables]: 'token' extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** Returns a repository of link tokens, one per id of a table. */
export const tokenTable = <Name extends TokenTable>(
  name: Name,
  idColumn: keyof Tables[Name] & string,
) => {
  const table = sql.table(name);
  const column = sql.ref(idColumn);
  const put = async (db: Db, id: string, kept: 'excluded' | Name): Promise<string> => {
    const token = newToken();
    const { rows } = await sql<{ token: string }>`
      insert into ${table} (${column}, token) values (${id}, ${token})
      on conflict (${column}) do update set token = ${sql.ref(`${kept}.token`)}
      returning token
    `.execute(db);
    return rows[0]?.token ?? token;
  };

  return (db: Db) => ({
    /** Returns the token of an id, and creates it if there is none. */
    open: (id: string) => put(db, id, name),

    /** Replaces the token of an id, and returns the new one. */
    renew: (id: string) => put(db, id, 'excluded'),

    async has(id: string, token: string): Promise<boolean> {
      const { rows } = await sql`
        select token from ${table} where ${column} = ${id} and token = ${token}
      `.execute(db);
      return rows.length > 0;
    },
  });
};
