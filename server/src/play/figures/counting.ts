/** Adds finished games to the figures of their players, and removes them again. */
import { ask, type Query } from '#platform/store/statements.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { Deps } from '#play/deps.ts';
import type { LiveGame } from '#play/repository.ts';
import { gameIn } from '#play/stored-game.ts';
import type { ResultRow } from '#play/tables.ts';
import { figuresRepository } from './figures-repository.ts';
import { partsOf, type Part } from './result.ts';

type Counting = Pick<Deps, 'db' | 'countGame'>;

/** Returns the queries that count a played game. The players' rows in `users` are written first, as a lock. */
export const countingQueries = ({ db, countGame }: Counting, parts: readonly Part[]): Query[] => [
  ...parts.map(({ result }) => countGame(result.user_id, countedOf(result, 1))),
  ...figuresRepository(db).add(parts),
];

const countedOf = ({ won, points, turns }: ResultRow, sign: 1 | -1) => ({
  games: sign,
  won: sign * won,
  points: sign * points,
  turns: sign * turns,
});

/** Removes a stored game from all figures. A no-op if the game does not count. */
export async function takeOut(
  { countGame }: Pick<Deps, 'countGame'>,
  unit: Unit,
  row: LiveGame,
): Promise<void> {
  const parts = partsOf(row, gameIn(row));
  if (parts.length === 0) return;
  const figures = figuresRepository(unit.db);
  const counted = await figures.resultsOf(row.game_id); // without deleted players, who have no results
  for (const result of counted) {
    await ask(unit.db, countGame(result.user_id, countedOf(result, -1)));
  }
  const isCounted = ({ result }: Part) => counted.some(({ user_id }) => user_id === result.user_id);
  for (const query of figures.subtractBeds(parts.filter(isCounted))) await ask(unit.db, query);
  await figures.removeResults(row.game_id);
}
