/** All ways in which a tournament's game can end. */
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { MAX_EXTRA_ROUNDS } from '@darts/rules/play/x01/leg';
import type { Chance } from '../../scripts/chance.ts';
import { sessionOf, type TestFeatures } from './features.ts';

/** A game with both players that has not begun. */
export type OpenGame = { readonly gameId: string; readonly players: readonly [string, string] };

const DAY = 24 * 3_600_000;

/** Returns a function that begins a game and ends it in a random way. `remove` deletes a player's account. */
export function gameEndings(
  { db, live, begin, passTime }: TestFeatures,
  chance: Chance,
  remove: (userId: string) => Promise<void>,
) {
  const below = (count: number) => Math.floor(chance() * count);

  /** Stores the state of a game after the totals, thrown from its start. */
  async function lead({ gameId }: OpenGame, totals: readonly number[]): Promise<void> {
    const turns = totals.map((total, index) => {
      return { seat: index % 2 === 0 ? 1 : 2, total, bust: false, sent: [total] };
    });
    const left = (seat: number) =>
      turns.reduce<number>(
        (score, turn) => (turn.seat === seat ? score - turn.total : score),
        CLASSIC.start,
      );
    const columns = { turns: JSON.stringify(turns), score1: left(1), score2: left(2) };
    await db.updateTable('games').set(columns).where('game_id', '=', gameId).execute();
  }

  /** Throws totals by turns. Returns true once the game is over. */
  async function throwTotals({ gameId, players }: OpenGame, totals: readonly number[], from = 0) {
    for (const [index, total] of totals.entries()) {
      const userId = players[(from + index) % 2]!;
      const { game } = await live.recordTurn(
        gameId,
        { userId, sessionId: sessionOf(userId) },
        { sent: [total] },
      );
      if (game.status === 'finalizada') return true;
    }
    return false;
  }

  async function mayDraw({ gameId }: OpenGame): Promise<boolean> {
    const row = await db
      .selectFrom('games')
      .select('sudden_death')
      .where('game_id', '=', gameId)
      .executeTakeFirstOrThrow();
    return row.sudden_death === 0;
  }

  const ways = {
    /** Throws all turns, with random totals. */
    async thrown(game: OpenGame) {
      await begin(game.gameId);
      for (let turn = 0; !(await throwTotals(game, [below(61)], turn)); turn += 1);
    },
    async checkout(game: OpenGame) {
      await begin(game.gameId);
      const before = [180, 20, 180, 20];
      const isSecond = chance() < 0.5;
      await lead(game, isSecond ? [20, ...before] : before);
      await throwTotals(game, [141], isSecond ? 1 : 0);
    },
    /** Ends by an accepted correction of the last turn. */
    async corrected(game: OpenGame) {
      const { gameId, players } = game;
      const [asking, agreeing] = players.map((userId) => ({
        userId,
        sessionId: sessionOf(userId),
      }));
      await begin(gameId);
      await lead(game, [180, 20, 180, 20]);
      await throwTotals(game, [140]);
      await live.proposeCorrection({ gameId, turn: 4, entered: { sent: [141] } }, asking!);
      await live.answerCorrection({ gameId, accept: true }, agreeing!);
    },
    /** Ends in an extra round, mostly the first; in the last one also level. A game without sudden death is drawn. */
    async suddenDeath(game: OpenGame) {
      await begin(game.gameId);
      if (await mayDraw(game)) {
        const before = CLASSIC.rounds * 2 - 2;
        await lead(
          game,
          Array.from({ length: before }, () => 5),
        );
        await throwTotals(game, [5, 5]);
        return;
      }
      const levelRounds = CLASSIC.rounds + below(chance() < 0.2 ? MAX_EXTRA_ROUNDS : 1);
      await lead(
        game,
        Array.from({ length: levelRounds * 2 }, () => 5),
      );
      const isLast = levelRounds === CLASSIC.rounds + MAX_EXTRA_ROUNDS - 1;
      const last = [
        [5, 6],
        [6, 5],
        [5, 5],
      ] as const;
      await throwTotals(game, last[below(isLast ? 3 : 2)]!);
    },
    async surrender(game: OpenGame) {
      await begin(game.gameId);
      await live.surrender(game.gameId, game.players[below(2)]!);
    },
    async deletionBefore({ players }: OpenGame) {
      await remove(players[below(2)]!);
    },
    async deletionDuring(game: OpenGame) {
      await begin(game.gameId);
      await remove(game.players[below(2)]!);
    },
    async idle(game: OpenGame) {
      await begin(game.gameId);
      await throwTotals(game, [60].slice(below(2)));
      passTime(DAY);
      await live.closeIdle();
    },
  };
  // Shares in percent.
  const lots: Readonly<Record<keyof typeof ways, number>> = {
    checkout: 36,
    corrected: 6,
    suddenDeath: 20,
    surrender: 20,
    deletionBefore: 6,
    deletionDuring: 6,
    idle: 5,
    thrown: 1,
  };
  // The object has exactly these keys.
  const drum = Object.entries(lots).flatMap(([way, count]) =>
    Array.from({ length: count }, () => way as keyof typeof ways),
  );
  return (game: OpenGame): Promise<void> => ways[drum[below(drum.length)]!](game);
}
