/** Tables of players' results and of the beds that they hit. */
import type { CreateTableBuilder, Kysely } from 'kysely';
import { addIndex, required } from './columns.ts';

const STEPS = [0, 20, 40, 60, 80, 100, 120, 140, 160, 180]; // steps of a turn's total, each by its lowest points
const SUMS = [
  'points',
  'turns',
  'darts',
  'nine_points',
  'nine_darts',
  'legs',
  'legs_won',
  'finishes',
  'finish_darts',
  ...STEPS.map((step) => `from${step}`),
];
const NUMBERS = Array.from({ length: 20 }, (_, index) => index + 1);
const BEDS = [...NUMBERS.flatMap((n) => [`S${n}`, `D${n}`, `T${n}`]), 'SB', 'DB', 'M'];
const KEY = ['user_id', 'day', 'kind', 'format'];
const BEST = ['best_turn', 'best_close'];

export async function createFigures(db: Kysely<unknown>): Promise<void> {
  await tableOf(db, 'results', KEY, ['won', 'drawn', ...SUMS, ...BEST])
    .addColumn('finished_at', 'bigint', required)
    .addColumn('game_id', 'text', (column) => column.notNull().references('games.game_id'))
    .addColumn('rival_id', 'text')
    .addColumn('competition_id', 'text')
    .addColumn('best_leg', 'integer')
    .addPrimaryKeyConstraint('results_pk', ['user_id', 'finished_at', 'game_id'])
    .execute();
  await addIndex(db, 'results', ['game_id']);
  const newest = ['user_id', 'kind', 'format', 'finished_at', 'turns', 'won'];
  await addIndex(db, 'results', newest, 'newest');
  await addIndex(db, 'results', ['user_id', 'rival_id', 'finished_at'], 'rival');
  await addIndex(db, 'results', ['competition_id']);

  await tableOf(db, 'bed_figures', KEY, BEDS)
    .addPrimaryKeyConstraint('bed_figures_pk', KEY)
    .execute();
}

function tableOf(
  db: Kysely<unknown>,
  name: string,
  keys: readonly string[],
  counts: readonly string[],
) {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const key of keys) table = table.addColumn(key, 'text', required);
  for (const count of counts) table = table.addColumn(count, 'integer', required);
  return table;
}
