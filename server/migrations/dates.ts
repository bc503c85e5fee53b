import type { Kysely } from 'kysely';
import { addIndex, ownedBy, required } from './columns.ts';

export async function createDates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_dates')
    .addColumn('game_id', 'text', (column) =>
      column.primaryKey().references('games.game_id').onDelete('cascade'),
    )
    .addColumn('competition_id', 'text', required)
    .addColumn('due', 'text', required)
    .addColumn('agreed_at', 'bigint')
    .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reminded_at', 'bigint')
    .addColumn('called_at', 'bigint')
    .execute();
  await addIndex(db, 'game_dates', ['competition_id', 'due'], 'due');

  await db.schema
    .createTable('date_proposals')
    .addColumn('game_id', 'text', ownedBy('games.game_id'))
    .addColumn('user_id', 'text', ownedBy('users.user_id'))
    .addColumn('proposed_at', 'bigint', required)
    .addColumn('times', 'text', required)
    .addPrimaryKeyConstraint('date_proposals_pk', ['game_id', 'user_id'])
    .execute();
  await addIndex(db, 'date_proposals', ['user_id']);

  await db.schema
    .createTable('date_preferences')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('calendar_token', 'text', (column) => column.notNull().unique())
    .addColumn('stop_token', 'text', (column) => column.notNull().unique())
    .addColumn('wants_reminders', 'integer', required)
    .addColumn('wants_calls', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();

  await db.schema
    .createTable('no_shows')
    .addColumn('game_id', 'text', ownedBy('games.game_id'))
    .addColumn('user_id', 'text', ownedBy('users.user_id'))
    .addColumn('said_at', 'bigint', required)
    .addColumn('changes', 'integer', required)
    .addPrimaryKeyConstraint('no_shows_pk', ['game_id', 'user_id'])
    .execute();
  await addIndex(db, 'no_shows', ['user_id']);
}
