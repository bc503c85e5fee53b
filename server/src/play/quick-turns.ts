import type { GameView } from '@darts/contracts/play';
import { LRUCache } from 'lru-cache';
import { afterAWhile } from '#platform/after-a-while.ts';
import { answerTo } from '#platform/refusals.ts';
import { together } from '#platform/together.ts';
import { endOf, isLobbyGame } from './finishing.ts';
import { tellView } from './news.ts';
import { positionAfter, rowAfter, type Played, type Position } from './position.ts';
import { writeTurns, type NewTurn } from './turn-writer.ts';
import { judgeTurn, type AskedTurn, type Thrower } from './turns.ts';
import type { World } from './world.ts';

/** How many games are known at once, and for how long without looking, in milliseconds. */
const KNOWN = { max: 10_000, ttl: 60_000 };

const MAX_TOGETHER = 50; // turns of one statement

/** How long news of a turn take at least to whoever threw it, and has the answer. In milliseconds. */
const THROWER_WAITS = 50;

type Written = { readonly bust: boolean; readonly game: GameView };

/**
 * The short way of a turn: of a game that this server knows as it stands, computed at once, and
 * written together with those that arrive together. Each is written over the version it was computed
 * from, so that whoever does not know the latest writes nothing.
 */
export function quickTurns(world: World) {
  const { areMany, clock, announce } = world;
  const known = new LRUCache<string, Position>(KNOWN);
  const write = together((turns: readonly NewTurn[]) => writeTurns(world, turns), {
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

  /** What follows from a turn, and what is to be written for it. */
  function following(before: Position, { turn, game }: Played, sessionId: string) {
    const played = { turn, game };
    if (!game.outcome) {
      const row = rowAfter(before, game, clock());
      return { after: positionAfter(before, played, row), written: { row, turn, sessionId } };
    }
    const turns = JSON.stringify([...before.stored, turn]);
    const { finished: row, script: end } = endOf(world, { ...before.row, turns }, game, sessionId);
    return { after: positionAfter(before, played, row), written: { row, turn, sessionId, end } };
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
      if (game.outcome && !isLobbyGame(before.row)) return undefined; // others wait for it, too
      const { after, written } = following(before, { turn, game }, thrower.sessionId);
      if (!(await write(written))) {
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
