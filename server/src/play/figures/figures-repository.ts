import { BED_NAMES, type BedName } from '@darts/rules/play/beds';
import { sql } from 'kysely';
import type { Db } from '#platform/store/db.ts';
import { preparedStatement, type NoValues, type Query } from '#platform/store/statements.ts';
import type { BedCounts, BedRow, ResultRow } from '#play/tables.ts';
import type { Part } from './result.ts';

const addResults = preparedStatement<NoValues, ResultRow>((db, _, rows) =>
  db.insertInto('results').values(rows),
);

const addBeds = preparedStatement<NoValues, BedRow>((db, _, rows) =>
  db
    .insertInto('bed_figures')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day', 'kind', 'format'])
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(
            BED_NAMES.map((bed) => [
              bed,
              sql`${ref(`bed_figures.${bed}`)} + ${ref(`excluded.${bed}`)}`,
            ]),
          ),
        ),
    ),
);

/** Returns the rows to add for a game's beds: one for its day, one for the sum of all days. */
const bedRows = ({ result: { user_id, day, kind, format }, beds }: Part, sign: 1 | -1): BedRow[] =>
  Object.keys(beds).length === 0
    ? []
    : [
        { user_id, day, kind, format, ...countsIn(beds, sign) },
        { user_id, day: '', kind, format, ...countsIn(beds, sign) },
      ];

const countsIn = (beds: BedCounts, sign: 1 | -1) =>
  Object.fromEntries(BED_NAMES.map((bed) => [bed, sign * (beds[bed] ?? 0)])) as Record<
    BedName,
    number
  >; // has every bed

const bedQueries = (db: Db, parts: readonly Part[], sign: 1 | -1): Query[] => {
  const rows = parts.flatMap((part) => bedRows(part, sign));
  return rows.length > 0 ? [addBeds(db, {}, rows)] : [];
};

/** Results of the finished games that count, and the sums of the beds hit in them. */
export const figuresRepository = (db: Db) => ({
  /**
   * Returns the queries that add a finished game. The players' rows in `users` have to be written before, as a lock.
   */
  add(parts: readonly Part[]): Query[] {
    if (parts.length === 0) return [];
    const results = parts.map(({ result }) => result);
    return [addResults(db, {}, results), ...bedQueries(db, parts, 1)];
  },

  subtractBeds: (parts: readonly Part[]): Query[] => bedQueries(db, parts, -1),

  resultsOf: (gameId: string): Promise<ResultRow[]> =>
    db.selectFrom('results').selectAll().where('game_id', '=', gameId).orderBy('user_id').execute(),

  async removeResults(gameId: string): Promise<void> {
    await db.deleteFrom('results').where('game_id', '=', gameId).execute();
  },

  /** Deletes the results and beds of a user. */
  async removeOf(userId: string): Promise<void> {
    for (const table of ['results', 'bed_figures'] as const) {
      await db.deleteFrom(table).where('user_id', '=', userId).execute();
    }
  },
});
