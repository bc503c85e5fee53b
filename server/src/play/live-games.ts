import type { GameView } from '@darts/contracts/play';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/transactions.ts';
import { endings } from './endings.ts';
import { finisher } from './finishing.ts';
import { tellView } from './news.ts';
import {
  positionAfter,
  positionOf,
  rowAfter,
  rowWith,
  type Played,
  type Position,
} from './position.ts';
import { presence } from './presence.ts';
import { quickTurns } from './quick-turns.ts';
import { gameRepository } from './repository.ts';
import { writeTurn } from './turn-writer.ts';
import { judgeTurn, type AskedTurn, type Thrower } from './turns.ts';
import type { World } from './world.ts';

/** Games in play: who may do what in them, and in what order it happens. */
export function liveGames(world: World) {
  const { transact, clock, announce, sessions } = world;
  const finish = finisher(world);
  const quick = quickTurns(world);

  /** Writes a turn, and returns what it makes of the game's row. */
  async function write(unit: Unit, before: Position, played: Played, sessionId: string) {
    const { turn, game } = played;
    if (game.outcome) return finish(unit, { row: rowWith(before, turn), game, sessionId });
    const row = rowAfter(before, game, clock());
    await writeTurn(unit.db, { row, turn, sessionId });
    return row;
  }

  /** The long way of a turn: every reason to refuse it is looked up, and whatever follows is done. */
  async function record(
    gameId: string,
    thrower: Thrower,
    asked: AskedTurn,
  ): Promise<{ bust: boolean; game: GameView }> {
    const { sessionId } = thrower;
    if (!(await sessions.byId(sessionId))) throw new Refusal('no-session');
    return transact(async (unit) => {
      const before = positionOf(await gameRepository(unit.db).get(gameId));
      const { turn, game } = judgeTurn(before, thrower, asked);
      if (!game) {
        // Whoever asks again has not heard; if the first answer was lost, so may the news be.
        unit.afterCommit(() => tellView(announce, before.view));
        return { bust: turn.bust, game: before.view };
      }

      const played = { turn, game };
      const after = positionAfter(before, played, await write(unit, before, played, sessionId));
      unit.afterCommit(() => {
        quick.know(after);
        quick.tell(after.view, thrower);
      });
      return { bust: turn.bust, game: after.view };
    });
  }

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
