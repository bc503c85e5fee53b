import type { Kysely } from 'kysely';

type User = { user_id: string; username_key: string; sort_key: string };

/** Users go by pages, by name as a Spanish list has them, also those of one role. */
export async function up(db: Kysely<{ users: User }>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('sort_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const user of await db.selectFrom('users').select(['user_id', 'username_key']).execute()) {
    await db
      .updateTable('users')
      .set({ sort_key: sortKey(user.username_key) })
      .where('user_id', '=', user.user_id)
      .execute();
  }
  await db.schema
    .createIndex('users_by_name')
    .on('users')
    .columns(['sort_key', 'username_key'])
    .execute();
  await db.schema
    .createIndex('users_by_role')
    .on('users')
    .columns(['role', 'sort_key', 'username_key'])
    .execute();
}

/** As the product made it at that time. */
const sortKey = (key: string): string =>
  key.normalize('NFD').replaceAll('n\u0303', 'n~').replaceAll(/\p{M}/gv, '');
