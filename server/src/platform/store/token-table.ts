import { sql } from 'kysely';
import { newToken } from '#platform/tokens.ts';
import type { Db, Tables } from './db.ts';

/** Whose rows have an id and a token. */
type TokenTable = {
  readonly [Name in keyof Tables]: 'token' extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** The tokens of links, one for each id in a table. */
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
    /** The token of an id; a new one, where nobody has asked for it before. */
    open: (id: string) => put(db, id, name),

    /** Another token: the one before is worth nothing from now on. */
    renew: (id: string) => put(db, id, 'excluded'),

    async has(id: string, token: string): Promise<boolean> {
      const { rows } = await sql`
        select token from ${table} where ${column} = ${id} and token = ${token}
      `.execute(db);
      return rows.length > 0;
    },
  });
};
