import type { Kysely } from 'kysely';
import { addIndex, ownedBy, required } from './columns.ts';

export async function createPlatform(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('servers')
    .addColumn('server_id', 'text', (column) => column.primaryKey())
    .addColumn('alive_until', 'bigint', required)
    .execute();

  await db.schema
    .createTable('connections')
    .addColumn('connection_id', 'text', (column) => column.primaryKey())
    .addColumn('server_id', 'text', required)
    .addColumn('user_id', 'text', required)
    .execute();
  await addIndex(db, 'connections', ['server_id']);
  await addIndex(db, 'connections', ['user_id']);

  await db.schema
    .createTable('locks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('taken', 'bigint', required)
    .execute();

  await db.schema
    .createTable('made_requests')
    .addColumn('user_id', 'text', ownedBy('users.user_id'))
    .addColumn('request_id', 'text', required)
    .addColumn('made_id', 'text', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('made_requests_pk', ['user_id', 'request_id'])
    .execute();
  await addIndex(db, 'made_requests', ['at']);

  await db.schema
    .createTable('outbox')
    .addColumn('mail_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', ownedBy('users.user_id'))
    .addColumn('topic', 'text', required)
    .addColumn('about', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('send_at', 'bigint', required)
    .addColumn('tries', 'integer', required)
    .addUniqueConstraint('outbox_about', ['user_id', 'topic', 'about'])
    .execute();
  await addIndex(db, 'outbox', ['send_at']);
  await addIndex(db, 'outbox', ['topic', 'about']);
}
