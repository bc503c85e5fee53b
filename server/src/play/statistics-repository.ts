import type { Tally } from '@darts/rules/play/statistics';
import type { Db } from '#platform/store/db.ts';
import { preparedStatement, type Query } from '#platform/store/statements.ts';
import type { GameRow, ResultRow, TurnTotalsRow } from './tables.ts';

/** What a player has thrown in one game. */
type Part = {
  readonly userId: string;
  readonly tally: Tally;
  readonly steps: ReadonlyMap<number, number>; // how many turns fell into each step of totals
};

type NoValues = Readonly<Record<never, never>>;

const addResults = preparedStatement<NoValues, ResultRow>((db, _, rows) =>
  db.insertInto('results').values(rows),
);

const addTurnTotals = preparedStatement<NoValues, TurnTotalsRow>((db, _, rows) =>
  db
    .insertInto('turn_totals')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'step']).doUpdateSet((row) => ({
        count: row('turn_totals.count', '+', row.ref('excluded.count')),
      })),
    ),
);

/** What players have thrown in their finished games that count. */
export const statisticsRepository = (db: Db) => ({
  /** What adds a finished game to those of its players. */
  add({ game_id, finished_at }: GameRow, parts: readonly Part[]): Query[] {
    const results = parts.map(({ userId: user_id, tally }) => {
      return { user_id, game_id, finished_at: finished_at ?? 0, ...tally };
    });
    const totals = parts.flatMap(({ userId: user_id, steps }) =>
      [...steps].map(([step, count]) => ({ user_id, step, count })),
    );
    return [
      ...(results.length > 0 ? [addResults(db, {}, results)] : []),
      ...(totals.length > 0 ? [addTurnTotals(db, {}, totals)] : []),
    ];
  },

  /** Forgets all of a user. */
  async removeOf(userId: string): Promise<void> {
    await db.deleteFrom('results').where('user_id', '=', userId).execute();
    await db.deleteFrom('turn_totals').where('user_id', '=', userId).execute();
  },

  /** The newest results of a user that have a turn, newest first. */
  latestResults: (userId: string, limit: number): Promise<ResultRow[]> =>
    db
      .selectFrom('results')
      .selectAll()
      .where('user_id', '=', userId)
      .where('turns', '>', 0)
      .orderBy('finished_at', 'desc')
      .limit(limit)
      .execute(),

  turnTotals: (userId: string): Promise<TurnTotalsRow[]> =>
    db.selectFrom('turn_totals').selectAll().where('user_id', '=', userId).execute(),
});
