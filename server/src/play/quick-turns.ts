import type { GameView } from '@darts/contracts/play';
import { LRUCache } from 'lru-cache';
import { afterAWhile } from '#platform/after-a-while.ts';
import { answerTo } from '#platform/refusals.ts';
import { together } from '#platform/together.ts';
import { LostRace, type Unit } from '#platform/transactions.ts';
import { tellView } from './news.ts';
import { positionAfter, type Played, type Position } from './position.ts';
import { writeTurns, type NewTurn } from './turn-writer.ts';
import { judgeTurn, type AskedTurn, type Thrower } from './turns.ts';
import type { World } from './world.ts';

/** How many games are known at once, and for how long without looking, in milliseconds. */
const KNOWN = { max: 10_000, ttl: 60_000 };

const MAX_TOGETHER = 50; // turns of one statement

/** How long news of a turn take at least to whoever threw it, and has the answer. In milliseconds. */
const THROWER_WAITS = 50;

/** Writes the end of a game by a turn, with all that follows from it. */
export type EndBy = (unit: Unit, before: Position, played: Played) => Promise<Position>;

type Written = { readonly bust: boolean; readonly game: GameView };

/**
 * The short way of a turn: of a game that this server knows as it stands, computed at once. One that
 * leaves its game running is written together with those that arrive together. Each is written over
 * the version it was computed from, so that whoever does not know the latest writes nothing.
 */
export function quickTurns(world: World, endBy: EndBy) {
  const { alone, areMany, transact, sessions, clock, announce } = world;
  const known = new LRUCache<string, Position>(KNOWN);
  const write = together((turns: readonly NewTurn[]) => alone((db) => writeTurns(db, turns)), {
    max: MAX_TOGETHER,
    areMany,
  });

  const tellThrower = afterAWhile<{ game: GameView; connectionId: string }>(
    THROWER_WAITS,
    ({ game, connectionId }) => {
      const latest = known.peek(game.gameId)?.row.version ?? game.version;
      if (latest === game.version) announce(connectionId, 'updateGame', { game });
    },
  );

  function know(position: Position): void {
    const { row } = position;
    const before = known.peek(row.game_id);
    if (row.status !== 'encurso') known.delete(row.game_id);
    else if (!before || before.row.version < row.version) known.set(row.game_id, position);
  }

  /** Tells of a turn: its thrower later than the others, and not at all if there are newer news. */
  function tell(game: GameView, { connectionId }: Thrower): void {
    tellView(announce, game, connectionId);
    if (connectionId !== undefined) tellThrower({ game, connectionId });
  }

  /** Nothing, where somebody wrote first, or the session has ended. */
  async function goOn(
    before: Position,
    played: Played,
    sessionId: string,
  ): Promise<Position | undefined> {
    const after = positionAfter(before, played, clock());
    const isWritten = await write({ row: after.row, turn: played.turn, sessionId });
    return isWritten ? after : undefined;
  }

  /** The same of a turn that ends its game, with all that follows from it. */
  async function end(
    before: Position,
    played: Played,
    sessionId: string,
  ): Promise<Position | undefined> {
    if (!(await sessions.byId(sessionId))) return undefined;
    try {
      return await transact((unit) => endBy(unit, before, played));
    } catch (error) {
      if (error instanceof LostRace) return undefined;
      throw error;
    }
  }

  return {
    know,
    tell,

    /** Records a turn; nothing where the long way has to be gone, which says why it may not be. */
    async record(gameId: string, thrower: Thrower, asked: AskedTurn): Promise<Written | undefined> {
      const before = known.get(gameId);
      const judged = before && judge(before, thrower, asked);
      if (!before || !judged?.game) return undefined;

      const { turn, game } = judged;
      const continues = game.outcome ? end : goOn;
      const after = await continues(before, { turn, game }, thrower.sessionId);
      if (!after) {
        known.delete(gameId);
        return undefined;
      }
      know(after);
      tell(after.view, thrower);
      return { bust: turn.bust, game: after.view };
    },
  };
}

/** Nothing, where the turn would be refused: what is known may be late. */
function judge(position: Position, thrower: Thrower, asked: AskedTurn) {
  try {
    return judgeTurn(position, thrower, asked);
  } catch (error) {
    if (answerTo(error).status >= 500) throw error;
    return undefined;
  }
}
