import type { Kysely } from 'kysely';

/** The address of a player's calendar, whether they are reminded of their games, and what of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('date_preferences')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('calendar_token', 'text', (column) => column.notNull().unique())
    .addColumn('stop_token', 'text', (column) => column.notNull().unique())
    .addColumn('wants_reminders', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('date_reminders')
    .addColumn('game_id', 'text', (column) =>
      column.notNull().references('games.game_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('agreed_at', 'bigint', (column) => column.notNull())
    .addColumn('send_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('date_reminders_pk', ['game_id', 'user_id', 'kind'])
    .execute();
  await db.schema
    .createIndex('date_reminders_user_id')
    .on('date_reminders')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('date_reminders_send_at')
    .on('date_reminders')
    .column('send_at')
    .execute();
}
