import type { Kysely } from 'kysely';

/** What keeps mails to one each: how often results of games are proposed, and who knows what is public. */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema
    .alterTable('result_proposals')
    .addColumn('times_proposed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('result_proposals').addColumn('asked_at', 'bigint').execute();

  await db.schema
    .createTable('public_notices')
    .addColumn('competition_id', 'text', (column) =>
      column.notNull().references('competitions.competition_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('public_notices_pk', ['competition_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('public_notices_user_id')
    .on('public_notices')
    .column('user_id')
    .execute();
  await db
    .insertInto('public_notices')
    .columns(['competition_id', 'user_id'])
    .expression((from) =>
      from
        .selectFrom('enrolments')
        .innerJoin('users', 'users.user_id', 'enrolments.user_id')
        .select(['competition_id', 'enrolments.user_id'])
        .where('told_public', '=', 1),
    )
    .execute();
  await db.schema.alterTable('enrolments').dropColumn('told_public').execute();
}

type Before = {
  enrolments: { competition_id: string; user_id: string; told_public: number };
  public_notices: { competition_id: string; user_id: string };
  users: { user_id: string };
};
