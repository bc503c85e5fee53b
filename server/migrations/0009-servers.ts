import type { Kysely } from 'kysely';

/** The servers that share the store, and which connection is to which of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('servers')
    .addColumn('server_id', 'text', (column) => column.primaryKey())
    .addColumn('alive_until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('connections')
    .addColumn('connection_id', 'text', (column) => column.primaryKey())
    .addColumn('server_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['server_id', 'user_id']) {
    await db.schema.createIndex(`connections_${column}`).on('connections').column(column).execute();
  }
  await db.schema
    .createIndex('playing_untold')
    .on('playing')
    .columns(['absent', 'away_since'])
    .execute();
}
