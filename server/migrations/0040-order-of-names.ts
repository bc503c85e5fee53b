import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * The keys of names are compared letter by letter, as SQLite does it: a PostgreSQL whose database was made in a
 * language has an order of its own, with ñ, `n~` in the key, before n.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    alter table users
      alter column sort_key type text collate "C",
      alter column username_key type text collate "C"
  `.execute(db);
}
