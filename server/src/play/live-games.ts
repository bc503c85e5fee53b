import type { GameView } from '@darts/contracts/play';
import type { Db } from '#platform/database.ts';
import { Refusal } from '#platform/refusals.ts';
import { LostRace } from '#platform/transactions.ts';
import { endings } from './endings.ts';
import { finisher } from './finishing.ts';
import { tellView } from './news.ts';
import { positionAfter, positionOf } from './position.ts';
import { presence } from './presence.ts';
import { quickTurns, type EndBy } from './quick-turns.ts';
import { gameRepository } from './repository.ts';
import { writeTurns, type NewTurn } from './turn-writer.ts';
import { judgeTurn, type AskedTurn, type Thrower } from './turns.ts';
import type { World } from './world.ts';

/** Games in play: who may do what in them, and in what order it happens. */
export function liveGames(world: World) {
  const { transact, clock, announce, sessions } = world;
  const finish = finisher(world);
  const endBy: EndBy = async (unit, { row, stored }, { turn, game }) => {
    const turns = JSON.stringify([...stored, turn]);
    return positionOf(await finish(unit, { ...row, turns }, game));
  };
  const quick = quickTurns(world, endBy);

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

      const after = game.outcome
        ? await endBy(unit, before, { turn, game })
        : positionAfter(before, { turn, game }, clock());
      if (!game.outcome) await write(unit.db, { row: after.row, turn, sessionId });
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

/** @throws {LostRace} when another write came first, or the session has just ended */
async function write(db: Db, turn: NewTurn): Promise<void> {
  const [isWritten] = await writeTurns(db, [turn]);
  if (!isWritten) throw new LostRace();
}

export type LiveGames = ReturnType<typeof liveGames>;
