/** Counting a finished game, taking it out again, and counting it anew. */
import { Refusal } from '#platform/refusals.ts';
import { ask, type Query } from '#platform/store/statements.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { Deps } from '#play/deps.ts';
import { gameRepository } from '#play/repository.ts';
import { gameIn } from '#play/stored-game.ts';
import type { ResultRow } from '#play/tables.ts';
import { figuresRepository } from './figures-repository.ts';
import { partsOf, type Part } from './result.ts';

type Counting = Pick<Deps, 'db' | 'countGame'>;

/** What counts a game that was played. The rows of its players in `users` come first: they are a lock. */
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

/** For whatever changes a game that has counted: take it out, write what is changed, put it in again. */
export const recounting = ({ countGame }: Pick<Deps, 'countGame'>) => {
  async function partsIn(unit: Unit, gameId: string): Promise<Part[]> {
    const row = await gameRepository(unit.db).find(gameId);
    if (!row) throw new Refusal('game-not-found');
    return partsOf(row, gameIn(row));
  }

  return {
    /**
     * Takes a game out of all sums, as it is stored; nothing, where it does not count.
     *
     * @throws {Refusal} `game-not-found`
     */
    async takeOut(unit: Unit, gameId: string): Promise<void> {
      const figures = figuresRepository(unit.db);
      const parts = await partsIn(unit, gameId);
      const counted = await figures.resultsOf(gameId); // none of a player who is gone
      for (const result of counted) {
        await ask(unit.db, countGame(result.user_id, countedOf(result, -1)));
      }
      const isCounted = ({ result }: Part) =>
        counted.some(({ user_id }) => user_id === result.user_id);
      for (const query of figures.subtractBeds(parts.filter(isCounted))) await ask(unit.db, query);
      await figures.removeResults(gameId);
      for (const result of counted) await figures.sumAgain(result);
    },

    /** Sums anew what some players have thrown in a league or a tournament, where other games are void in it. */
    sumAgainIn: (unit: Unit, competitionId: string, userIds: readonly string[]): Promise<void> =>
      figuresRepository(unit.db).sumAgainIn(competitionId, userIds),

    /**
     * Counts a game as it is stored, which was taken out.
     *
     * @throws {Refusal} `game-not-found`
     */
    async putIn(unit: Unit, gameId: string): Promise<void> {
      const parts = await partsIn(unit, gameId);
      if (parts.length === 0) return;
      for (const { result } of parts) {
        await ask(unit.db, countGame(result.user_id, countedOf(result, 1)));
      }
      const figures = figuresRepository(unit.db);
      const there = await figures.withAccount(parts.map(({ result }) => result.user_id));
      const own = parts.filter(({ result }) => there.has(result.user_id));
      for (const query of figures.add(own)) await ask(unit.db, query);
    },
  };
};
