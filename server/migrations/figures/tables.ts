/** The tables of figures, as 0025 makes them. */
import type { Kysely } from 'kysely';

// As they were when this was written: rules and rows may change.
export type Before = {
  games: {
    game_id: string;
    player1_id: string | null;
    player2_id: string | null;
    league_id: string | null;
    tournament_id: string | null;
    format: string;
    legs: string;
    turns: string;
    winner: number | null;
    end_reason: string | null;
  };
  results: ResultKey & { points: number; turns: number; day: string };
  bed_figures: { user_id: string; day: string; kind: string; format: string };
  figures: { user_id: string };
  rivalries: { user_id: string };
  competition_figures: { user_id: string };
};
type ResultKey = { user_id: string; finished_at: number; game_id: string };

export const STEPS = ['0', '20', '40', '60', '80', '100', '120', '140', '160', '180'];
const NEW_SUMS = [
  'darts',
  'nine_points',
  'nine_darts',
  'legs',
  'legs_won',
  'finishes',
  'finish_darts',
  ...STEPS.map((step) => `from${step}`),
];
export const SUMS = ['points', 'turns', ...NEW_SUMS];
const NUMBERS = Array.from({ length: 20 }, (_, index) => index + 1);
export const BEDS = [...NUMBERS.flatMap((n) => [`S${n}`, `D${n}`, `T${n}`]), 'SB', 'DB', 'M'];

export async function makeTables(db: Kysely<Before>): Promise<void> {
  const results = (await db.introspection.getTables()).find(({ name }) => name === 'results');
  const there = new Set(results?.columns.map(({ name }) => name));
  const add = async (name: string, type: 'text' | 'integer', otherwise?: string | number) => {
    if (there.has(name)) return;
    await db.schema
      .alterTable('results')
      .addColumn(name, type, (column) =>
        otherwise === undefined ? column : column.notNull().defaultTo(otherwise),
      )
      .execute();
  };
  await add('day', 'text', '');
  await add('kind', 'text', 'lobby');
  await add('format', 'text', '');
  await add('rival_id', 'text');
  await add('competition_id', 'text');
  for (const name of ['won', 'drawn', ...NEW_SUMS, 'best_turn', 'best_close']) {
    await add(name, 'integer', 0);
  }
  await add('best_leg', 'integer');

  const table = (name: string, keys: readonly string[], counts: readonly string[]) => {
    let made = db.schema.createTable(name).ifNotExists();
    for (const key of keys) made = made.addColumn(key, 'text', (column) => column.notNull());
    for (const count of counts)
      made = made.addColumn(count, 'integer', (column) => column.notNull());
    return made.addPrimaryKeyConstraint(`${name}_pk`, keys as never[]);
  };
  const games = ['games', 'won', 'drawn'];
  const best = ['best_turn', 'best_close'];
  const key = ['user_id', 'day', 'kind', 'format'];
  await table('figures', key, [...games, ...SUMS, ...best])
    .addColumn('best_leg', 'integer')
    .execute();
  await table('bed_figures', key, BEDS).execute();
  await table('rivalries', ['user_id', 'rival_id'], [...games, 'legs', 'legs_won'])
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .execute();
  const sums = ['points', 'darts', 'from180', 'best_close'];
  await table('competition_figures', ['competition_id', 'user_id'], sums)
    .addColumn('best_leg', 'integer')
    .execute();
}

export async function makeIndexes(db: Kysely<Before>): Promise<void> {
  const indexes = {
    results_filtered: ['results', ['user_id', 'finished_at', 'kind', 'format', 'won', 'turns']],
    results_rival: ['results', ['user_id', 'rival_id', 'finished_at']],
    rivalries_rival_id: ['rivalries', ['rival_id']],
    rivalries_last: ['rivalries', ['user_id', 'finished_at']],
    figures_user: ['competition_figures', ['user_id']],
  } as const;
  for (const [name, [table, columns]] of Object.entries(indexes)) {
    await db.schema
      .createIndex(name)
      .ifNotExists()
      .on(table)
      .columns([...columns])
      .execute();
  }
}
