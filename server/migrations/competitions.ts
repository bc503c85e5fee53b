import type { Kysely } from 'kysely';
import { addIndex, ownedBy, required } from './columns.ts';

export async function createCompetitions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('competitions')
    .addColumn('competition_id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('start_date', 'text', required)
    .addColumn('max_participants', 'integer', required)
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('format', 'text', required)
    .addColumn('is_public', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('grace_days', 'integer', (column) => column.notNull().defaultTo(7))
    .addColumn('ended_at', 'bigint')
    .execute();
  await addIndex(db, 'competitions', ['created_by']);
  await db.schema
    .createIndex('competitions_created_at')
    .on('competitions')
    .columns(['kind', 'created_at'])
    .unique()
    .execute();
  await addIndex(db, 'competitions', ['kind', 'status', 'created_at'], 'newest');
  await addIndex(db, 'competitions', ['ended_at']);

  await db.schema
    .createTable('enrolments')
    .addColumn('competition_id', 'text', ownedBy('competitions.competition_id'))
    .addColumn('user_id', 'text', required)
    .addColumn('enrolled_at', 'bigint', required)
    .addColumn('withdrawn', 'text')
    .addPrimaryKeyConstraint('enrolments_pk', ['competition_id', 'user_id'])
    .execute();
  await addIndex(db, 'enrolments', ['user_id']);

  await db.schema
    .createTable('invitations')
    .addColumn('competition_id', 'text', (column) =>
      column.primaryKey().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .execute();

  await db.schema
    .createTable('competition_helpers')
    .addColumn('competition_id', 'text', ownedBy('competitions.competition_id'))
    .addColumn('user_id', 'text', ownedBy('users.user_id'))
    .addPrimaryKeyConstraint('competition_helpers_pk', ['competition_id', 'user_id'])
    .execute();
  await addIndex(db, 'competition_helpers', ['user_id']);

  // No foreign keys to users: an entry outlives the accounts that it names.
  await db.schema
    .createTable('competition_entries')
    .addColumn('competition_id', 'text', ownedBy('competitions.competition_id'))
    .addColumn('at', 'bigint', required)
    .addColumn('by_id', 'text', required)
    .addColumn('act', 'text', required)
    .addColumn('game_id', 'text')
    .addColumn('about1_id', 'text')
    .addColumn('about2_id', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('competition_entries_pk', ['competition_id', 'at'])
    .execute();
  await addIndex(db, 'competition_entries', ['by_id']);
  await addIndex(db, 'competition_entries', ['about1_id']);
  await addIndex(db, 'competition_entries', ['about2_id']);

  await db.schema
    .createTable('waiting_players')
    .addColumn('connection_id', 'text', (column) => column.primaryKey())
    .addColumn('game_id', 'text', required)
    .addColumn('user_id', 'text', required)
    .addColumn('proposed_at', 'bigint')
    .execute();
  await addIndex(db, 'waiting_players', ['game_id']);

  await db.schema
    .createTable('public_notices')
    .addColumn('competition_id', 'text', ownedBy('competitions.competition_id'))
    .addColumn('user_id', 'text', ownedBy('users.user_id'))
    .addPrimaryKeyConstraint('public_notices_pk', ['competition_id', 'user_id'])
    .execute();
  await addIndex(db, 'public_notices', ['user_id']);
}
