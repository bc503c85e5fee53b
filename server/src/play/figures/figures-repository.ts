import { BED_NAMES, type BedName } from '@darts/rules/play/beds';
import { sql } from 'kysely';
import type { Db } from '#platform/store/db.ts';
import { preparedStatement, type NoValues, type Query } from '#platform/store/statements.ts';
import type { BedCounts, BedRow, ResultRow } from '#play/tables.ts';
import type { Part } from './result.ts';
import {
  addedFrom,
  addedFromGame,
  COMPETITION_SUMS,
  FIGURE_SUMS,
  RIVALRY_SUMS,
  TOTAL_SUMS,
  type Sums,
} from './sums.ts';

const addResults = preparedStatement<NoValues, ResultRow>((db, _, rows) =>
  db.insertInto('results').values(rows),
);

/** What adds a game's results to sums. */
const adding = (sums: Sums) =>
  preparedStatement<{ gameId: string }>((db, { gameId }) => {
    const statement = addedFromGame(sums, gameId);
    return { compile: () => statement.compile(db) };
  });

const addFigures = adding(FIGURE_SUMS);
const addTotals = adding(TOTAL_SUMS);
const addRivalry = adding(RIVALRY_SUMS);
const addToCompetition = adding(COMPETITION_SUMS);

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

/** The rows that a game's beds belong to: of its day, and of all days. */
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
  >; // of all of them

const bedQueries = (db: Db, parts: readonly Part[], sign: 1 | -1): Query[] => {
  const rows = parts.flatMap((part) => bedRows(part, sign));
  return rows.length > 0 ? [addBeds(db, {}, rows)] : [];
};

/**
 * What players have thrown in their finished games that count: each game's results, and their sums by
 * player, day, kind and format, over all days, by rival and by competition.
 */
export const figuresRepository = (db: Db) => ({
  /** What adds a finished game to those of its players, whose rows in `users` are written before. */
  add(parts: readonly Part[]): Query[] {
    const [first] = parts;
    if (!first) return [];
    const { game_id: gameId, competition_id } = first.result;
    const results = parts.map(({ result }) => result);
    return [
      addResults(db, {}, results),
      addFigures(db, { gameId }),
      addTotals(db, { gameId }),
      addRivalry(db, { gameId }),
      ...(competition_id === null ? [] : [addToCompetition(db, { gameId })]),
      ...bedQueries(db, parts, 1),
    ];
  },

  /** What takes the beds of a game out again. */
  subtractBeds: (parts: readonly Part[]): Query[] => bedQueries(db, parts, -1),

  resultsOf: (gameId: string): Promise<ResultRow[]> =>
    db.selectFrom('results').selectAll().where('game_id', '=', gameId).orderBy('user_id').execute(),

  async removeResults(gameId: string): Promise<void> {
    await db.deleteFrom('results').where('game_id', '=', gameId).execute();
  },

  /** Sums anew what a result was part of: the best may have been its. */
  async sumAgain(result: ResultRow): Promise<void> {
    const { user_id, day, kind, format, rival_id, competition_id } = result;
    const own = sql`user_id = ${user_id} and kind = ${kind} and format = ${format}`;
    await db
      .deleteFrom('figures')
      .where('user_id', '=', user_id)
      .where('day', 'in', [day, ''])
      .where('kind', '=', kind)
      .where('format', '=', format)
      .execute();
    await addedFrom(FIGURE_SUMS, sql`${own} and day = ${day}`).execute(db);
    await addedFrom(TOTAL_SUMS, own).execute(db);

    await db
      .deleteFrom('rivalries')
      .where('user_id', '=', user_id)
      .where('rival_id', '=', rival_id)
      .execute();
    const pair = sql`user_id = ${user_id} and rival_id = ${rival_id}`;
    await addedFrom(RIVALRY_SUMS, pair).execute(db);

    if (competition_id !== null) await this.sumAgainIn(competition_id, [user_id]);
  },

  /** Sums anew what some players have thrown in a league or a tournament. */
  async sumAgainIn(competitionId: string, userIds: readonly string[]): Promise<void> {
    await db
      .deleteFrom('competition_figures')
      .where('competition_id', '=', competitionId)
      .where('user_id', 'in', userIds)
      .execute();
    const there = sql`competition_id = ${competitionId} and user_id in (${sql.join(userIds)})`;
    await addedFrom(COMPETITION_SUMS, there).execute(db);
  },

  /** Forgets all of a user. */
  async removeOf(userId: string): Promise<void> {
    for (const table of OF_USERS) {
      await db.deleteFrom(table).where('user_id', '=', userId).execute();
    }
    await db.deleteFrom('rivalries').where('rival_id', '=', userId).execute();
  },
});

const OF_USERS = ['results', 'figures', 'bed_figures', 'rivalries', 'competition_figures'] as const;
