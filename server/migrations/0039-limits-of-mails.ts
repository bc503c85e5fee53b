import { sql, type Kysely } from 'kysely';

/**
 * What keeps mails to one each: how often results of games are proposed, and who knows what is public.
 * A start of an earlier version that was cut short after it, on SQLite, has left nothing to be done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === 'public_notices')) return;
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
  // Servers of the version before run meanwhile, and use `told_public`: a later version may drop it.
  await sql`
    insert into public_notices (competition_id, user_id)
    select enrolments.competition_id, enrolments.user_id
    from enrolments inner join users on users.user_id = enrolments.user_id
    where told_public = 1
  `.execute(db);
}
