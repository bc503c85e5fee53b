import type { Kysely } from 'kysely';

const FIRST = '2000-01-01';
const LAST = '2100-12-31';

/** Dates that no competition can be given any more become the nearest that one can. */
export async function up(db: Kysely<{ competitions: { start_date: string } }>): Promise<void> {
  const competitions = db.updateTable('competitions');
  await competitions.set({ start_date: FIRST }).where('start_date', '<', FIRST).execute();
  await competitions.set({ start_date: LAST }).where('start_date', '>', LAST).execute();
}
