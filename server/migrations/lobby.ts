import type { Kysely } from 'kysely';
import { addIndex, required } from './columns.ts';

export async function createLobby(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lobby_entries')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', required)
    .addColumn('format', 'text', required)
    .execute();

  await db.schema
    .createTable('lobby_requests')
    .addColumn('from_user_id', 'text', required)
    .addColumn('to_user_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('format', 'text', required)
    .addPrimaryKeyConstraint('lobby_requests_pk', ['from_user_id', 'to_user_id'])
    .execute();
  await addIndex(db, 'lobby_requests', ['to_user_id']);
}
