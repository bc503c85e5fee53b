import type { GameView } from '@darts/contracts/play';
import { LostRace } from '#platform/transactions.ts';
import { endings } from './endings.ts';
import { finisher } from './finishing.ts';
import { tellView } from './news.ts';
import { positionAfter, positionOf, withTurn } from './position.ts';
import { presence } from './presence.ts';
import { quickTurns } from './quick-turns.ts';
import { gameRepository } from './repository.ts';
import { writeTurns } from './turn-writer.ts';
import { judgeTurn, type AskedTurn, type Thrower } from './turns.ts';
import type { World } from './world.ts';

/** Games in play: who may do what in them, and in what order it happens. */
export function liveGames(world: World) {
  const { transact, clock, announce } = world;
  const finish = finisher(world);
  const quick = quickTurns(world);

  /** The long way of a turn: every reason to refuse it is looked up, and whatever follows is done. */
  const record = (
    gameId: string,
    thrower: Thrower,
    asked: AskedTurn,
  ): Promise<{ bust: boolean; game: GameView }> =>
    transact(async (unit) => {
      const games = gameRepository(unit.db);
      const before = positionOf(await games.get(gameId));
      const { turn, game } = judgeTurn(before, thrower, asked);
      if (!game) {
        // Whoever asks again has not heard; if the first answer was lost, so may the news be.
        unit.afterCommit(() => tellView(announce, before.view));
        return { bust: turn.bust, game: before.view };
      }

      const { row } = before;
      const after = game.outcome
        ? positionOf(await finish(unit, { ...row, turns: withTurn(row, turn) }, game))
        : positionAfter(before, { turn, game }, clock());
      if (!game.outcome && !(await writeTurns(unit.db, [after.row]))[0]) throw new LostRace();
      unit.afterCommit(() => {
        quick.know(after);
        quick.tell(after.view, thrower);
      });
      return { bust: turn.bust, game: after.view };
    });

  return {
    ...presence(world, (row) => quick.know(positionOf(row))),
    ...endings(world),

    /**
     * Records a turn, once: a repeat under the same `turnId` gets the recorded answer again.
     * REST and realtime share it.
     */
    recordTurn: async (gameId: string, thrower: Thrower, asked: AskedTurn) =>
      (await quick.record(gameId, thrower, asked)) ?? record(gameId, thrower, asked),
  };
}

export type LiveGames = ReturnType<typeof liveGames>;
