import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { addIndex, ownedBy, required } from './columns.ts';

export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', required)
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', required)
    .addColumn('status', 'text')
    .addColumn('show_email', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_seen_at', 'bigint', required)
    .addColumn('games_played', 'integer', required)
    .addColumn('games_won', 'integer', required)
    .addColumn('points', 'integer', required)
    .addColumn('turns', 'integer', required)
    .addColumn('google_subject', 'text')
    .addColumn('warned_at', 'bigint')
    .addColumn('sort_key', 'text', required)
    .execute();
  await compareByCodePoint(db);
  await db.schema
    .createIndex('users_google_subject')
    .on('users')
    .column('google_subject')
    .unique()
    .execute();
  await addIndex(db, 'users', ['last_seen_at']);
  await addIndex(db, 'users', ['sort_key', 'username_key'], 'by_name');
  await addIndex(db, 'users', ['role', 'sort_key', 'username_key'], 'by_role');

  await db.schema
    .createTable('sessions')
    .addColumn('session_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', ownedBy('users.user_id'))
    .addColumn('fresh_until', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await addIndex(db, 'sessions', ['user_id']);
  await addIndex(db, 'sessions', ['expires_at']);

  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', ownedBy('users.user_id'))
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await addIndex(db, 'password_resets', ['user_id']);
  await addIndex(db, 'password_resets', ['expires_at']);

  await db.schema
    .createTable('audit_log')
    .addColumn('entry_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', required)
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', required)
    .addColumn('target_id', 'text', required)
    .addColumn('detail', 'text')
    .execute();
  await addIndex(db, 'audit_log', ['at']);
}

/** Makes PostgreSQL sort the name keys by code point, as SQLite does, instead of by the database's locale. */
async function compareByCodePoint(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    alter table users
      alter column sort_key type text collate "C",
      alter column username_key type text collate "C"
  `.execute(db);
}
