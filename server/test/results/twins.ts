/** Copies of a tournament, to check that actions which cancel out leave one equal to another. */
import { randomUUID } from 'node:crypto';
import type { TestFeatures } from '../features.ts';

/** Tables with a tournament's rows, and the column with its id. */
const OF_TOURNAMENT = [
  ['competitions', 'competition_id'],
  ['enrolments', 'competition_id'],
  ['tournaments', 'tournament_id'],
  ['games', 'competition_id'],
  ['bracket_places', 'tournament_id'],
  ['group_games', 'tournament_id'],
  ['game_dates', 'competition_id'],
] as const;

/** Answers by what is asked. */
type Answers = {
  readonly tournament: unknown;
  readonly games: Readonly<Record<string, unknown>>; // by name
};

type Rows = readonly (readonly [
  (typeof OF_TOURNAMENT)[number][0],
  readonly Readonly<Record<string, unknown>>[],
])[];

const ID_COLUMNS = ['competition_id', 'tournament_id', 'game_id', 'place_id'];

/** Returns the ids of a tournament's games by names that are the same in its copies. */
async function gamesByName({ db }: TestFeatures, tournamentId: string) {
  const places = await db
    .selectFrom('bracket_places')
    .select(['game_id', 'round', 'match', 'place_id'])
    .where('tournament_id', '=', tournamentId)
    .execute();
  const groups = await db
    .selectFrom('group_games')
    .select(['game_id', 'round', 'match', 'group_number'])
    .where('tournament_id', '=', tournamentId)
    .execute();
  return {
    games: new Map([
      ...places.flatMap(({ game_id: id, round, match }) =>
        id === null ? [] : [[`${round}.${match}`, id] as const],
      ),
      ...groups.map(
        ({ game_id: id, round, match, group_number: group }) =>
          [`group ${group}: ${round}.${match}`, id] as const,
      ),
    ]),
    places: places.map(
      ({ place_id: id, round, match }) => [`place ${round}.${match}`, id] as const,
    ),
  };
}

export function twins(features: TestFeatures) {
  const { db, tournaments, games } = features;
  let copies = 0;

  return {
    gamesOf: async (tournamentId: string): Promise<ReadonlyMap<string, string>> =>
      (await gamesByName(features, tournamentId)).games,

    /** Copies a tournament without results, and returns the id of the copy. */
    async copyOf(tournamentId: string, rows: Rows) {
      const ids = new Map<unknown, string>();
      copies += 1;
      for (const [table, all] of rows) {
        const copied = all.map((row) => {
          const renamed = ID_COLUMNS.flatMap((column) => {
            const id = row[column];
            if (typeof id !== 'string') return [];
            if (!ids.has(id)) ids.set(id, randomUUID());
            return [[column, ids.get(id)]];
          });
          const own = table === 'competitions' ? { created_at: copies } : {};
          return Object.assign({}, row, Object.fromEntries(renamed), own);
        });
        // The rows have the type of their table.
        if (copied.length > 0)
          await db
            .insertInto(table)
            .values(copied as never)
            .execute();
      }
      return ids.get(tournamentId)!;
    },

    rowsOf: async (tournamentId: string): Promise<Rows> => {
      const all: Rows[number][] = [];
      for (const [table, column] of OF_TOURNAMENT) {
        const rows = await db
          .selectFrom(table)
          .selectAll()
          .where(column as never, '=', tournamentId as never)
          .execute();
        all.push([table, rows]);
      }
      return all;
    },

    /** Returns the answers about a tournament and its games, with its own ids replaced by names. */
    async answersOf(tournamentId: string, omitted: readonly string[]): Promise<Answers> {
      const { games: named, places } = await gamesByName(features, tournamentId);
      const names = new Map([
        [tournamentId, 'tournament'],
        ...[...named, ...places].map(([name, id]) => [id, name] as const),
      ]);
      const each: Record<string, unknown> = {};
      for (const [name, gameId] of named) each[name] = await games.get(gameId);
      const answers = { tournament: await tournaments.get(tournamentId), games: each };
      const text = JSON.stringify(answers, (key, value: unknown) => {
        if (omitted.includes(key)) return undefined;
        return typeof value === 'string' ? (names.get(value) ?? value) : value;
      });
      return JSON.parse(text);
    },
  };
}
