import type { Kysely } from 'kysely';

/** The links that nobody has used are found by their age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('password_resets_expires_at')
    .on('password_resets')
    .column('expires_at')
    .execute();
}
