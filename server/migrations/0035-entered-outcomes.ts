import type { Kysely } from 'kysely';

/** What is entered by hand: results, helpers, withdrawals, and the history of all that. */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema.alterTable('enrolments').addColumn('withdrawn', 'text').execute();

  await db.schema
    .alterTable('competitions')
    .addColumn('grace_days', 'integer', (column) => column.notNull().defaultTo(7))
    .execute();
  await db.schema.alterTable('competitions').addColumn('ended_at', 'bigint').execute();
  // When those were over is not known: what they keep is kept from their start on.
  await db
    .updateTable('competitions')
    .set((row) => ({ ended_at: row.ref('created_at') }))
    .where('status', '=', 'finalizada')
    .execute();
  await db.schema
    .createIndex('competitions_ended_at')
    .on('competitions')
    .column('ended_at')
    .execute();

  await db.schema
    .alterTable('bracket_places')
    .addColumn('is_decided', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('bracket_places')
    .set({ is_decided: 1 })
    .where('winner_id', 'is not', null)
    .execute();

  await db.schema.alterTable('game_dates').addColumn('reminded_at', 'bigint').execute();

  await db.schema
    .createTable('competition_helpers')
    .addColumn('competition_id', 'text', (column) =>
      column.notNull().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('competition_helpers_pk', ['competition_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('competition_helpers_user_id')
    .on('competition_helpers')
    .column('user_id')
    .execute();

  await db.schema
    .createTable('result_proposals')
    .addColumn('game_id', 'text', (column) =>
      column.primaryKey().references('games.game_id').onDelete('cascade'),
    )
    .addColumn('competition_id', 'text', (column) =>
      column.notNull().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('proposed_at', 'bigint', (column) => column.notNull())
    .addColumn('legs1', 'integer', (column) => column.notNull())
    .addColumn('legs2', 'integer', (column) => column.notNull())
    .addColumn('points_left', 'integer', (column) => column.notNull())
    .addColumn('disputed_at', 'bigint')
    .execute();
  for (const column of ['competition_id', 'user_id']) {
    await db.schema
      .createIndex(`result_proposals_${column}`)
      .on('result_proposals')
      .column(column)
      .execute();
  }

  // Ids without references: who they were is forgotten with the account, that something was done is not.
  await db.schema
    .createTable('competition_entries')
    .addColumn('competition_id', 'text', (column) =>
      column.notNull().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('game_id', 'text')
    .addColumn('about1_id', 'text')
    .addColumn('about2_id', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('competition_entries_pk', ['competition_id', 'at'])
    .execute();
  for (const column of ['by_id', 'about1_id', 'about2_id']) {
    await db.schema
      .createIndex(`competition_entries_${column}`)
      .on('competition_entries')
      .column(column)
      .execute();
  }

  await db.schema
    .createTable('notices')
    .addColumn('competition_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('send_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notices_pk', ['competition_id', 'at', 'user_id', 'kind'])
    .addForeignKeyConstraint(
      'notices_entry_fk',
      ['competition_id', 'at'],
      'competition_entries',
      ['competition_id', 'at'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  for (const column of ['user_id', 'send_at']) {
    await db.schema.createIndex(`notices_${column}`).on('notices').column(column).execute();
  }
}

type Before = {
  competitions: { status: string; created_at: number; ended_at: number | null };
  bracket_places: { winner_id: string | null; is_decided: number };
};
