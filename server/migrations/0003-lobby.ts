import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lobby_entries')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('lobby_requests')
    .addColumn('from_user_id', 'text', (column) => column.notNull())
    .addColumn('to_user_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('lobby_requests_pk', ['from_user_id', 'to_user_id'])
    .execute();
  await db.schema
    .createIndex('lobby_requests_to_user_id')
    .on('lobby_requests')
    .column('to_user_id')
    .execute();
}
