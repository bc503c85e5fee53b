import type { Kysely } from 'kysely';

/** Recovery, sign-in with Google, the audit log, and the rows that are locked by being written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('google_subject', 'text').execute();
  await db.schema.alterTable('users').addColumn('warned_at', 'bigint').execute();
  await db.schema
    .createIndex('users_google_subject')
    .on('users')
    .column('google_subject')
    .unique()
    .execute();
  await db.schema.createIndex('users_last_seen_at').on('users').column('last_seen_at').execute();

  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('password_resets_user_id')
    .on('password_resets')
    .column('user_id')
    .execute();

  await db.schema
    .createTable('audit_log')
    .addColumn('entry_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .execute();
  await db.schema.createIndex('audit_log_at').on('audit_log').column('at').execute();

  await db.schema
    .createTable('locks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('taken', 'bigint', (column) => column.notNull())
    .execute();
}
