import type { Kysely } from 'kysely';

type Competition = { competition_id: string; kind: string; status: string; created_at: number };

/** Lists go by pages, newest first: a time tells of two of a kind which is the older. */
export async function up(db: Kysely<{ competitions: Competition }>): Promise<void> {
  await partTimes(db);
  await db.schema
    .createIndex('competitions_created_at')
    .on('competitions')
    .columns(['kind', 'created_at'])
    .unique()
    .execute();
  await db.schema
    .createIndex('competitions_newest')
    .on('competitions')
    .columns(['kind', 'status', 'created_at'])
    .execute();
}

/** Of those made in one millisecond, each becomes one later than the one before. */
async function partTimes(db: Kysely<{ competitions: Competition }>): Promise<void> {
  const rows = await db
    .selectFrom('competitions')
    .select(['competition_id', 'kind', 'created_at'])
    .orderBy('created_at')
    .orderBy('competition_id')
    .execute();
  const latest = new Map<string, number>();
  for (const { competition_id: id, kind, created_at: at } of rows) {
    const time = Math.max(at, (latest.get(kind) ?? 0) + 1);
    latest.set(kind, time);
    if (time === at) continue;
    await db
      .updateTable('competitions')
      .set({ created_at: time })
      .where('competition_id', '=', id)
      .execute();
  }
}
