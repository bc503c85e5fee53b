import type { GameView } from '@darts/contracts/play';
import { LRUCache } from 'lru-cache';
import { answerTo } from '#platform/refusals.ts';
import { together } from '#platform/together.ts';
import { tellView } from './news.ts';
import { positionAfter, type Position } from './position.ts';
import { writeTurns, type NewTurn } from './turn-writer.ts';
import { judgeTurn, type AskedTurn, type Thrower } from './turns.ts';
import type { World } from './world.ts';

/** How many games are known at once, and for how long without looking, in milliseconds. */
const KNOWN = { max: 10_000, ttl: 60_000 };

const MAX_TOGETHER = 50; // turns of one statement

/** How long news of a turn may take to whoever threw it, and has the answer. In milliseconds. */
const THROWER_WAITS = 100;

type Written = { readonly bust: boolean; readonly game: GameView };

/**
 * The short way of a turn: of a game that this server knows as it stands, computed at once, and
 * written together with those that arrive together. The statement writes each over the version it
 * was computed from, so that whoever does not know the latest writes nothing.
 */
export function quickTurns({ alone, clock, announce }: World) {
  const known = new LRUCache<string, Position>(KNOWN);
  const write = together(
    (turns: readonly NewTurn[]) => alone((db) => writeTurns(db, turns)),
    MAX_TOGETHER,
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
    if (connectionId === undefined) return;
    setTimeout(() => {
      const latest = known.peek(game.gameId)?.row.version ?? game.version;
      if (latest === game.version) announce(connectionId, 'updateGame', { game });
    }, THROWER_WAITS).unref();
  }

  return {
    know,
    tell,

    /** Records a turn; nothing where the long way has to be gone, which says why it may not be. */
    async record(gameId: string, thrower: Thrower, asked: AskedTurn): Promise<Written | undefined> {
      const before = known.get(gameId);
      const judged = before && judge(before, thrower, asked);
      if (!before || !judged?.game || judged.game.outcome) return undefined;

      const { turn, game } = judged;
      const after = positionAfter(before, { turn, game }, clock());
      if (!(await write({ row: after.row, turn, sessionId: thrower.sessionId }))) {
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
