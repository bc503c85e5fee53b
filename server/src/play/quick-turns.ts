import type { GameView } from '@darts/contracts/play';
import { LRUCache } from 'lru-cache';
import { afterAWhile } from '#platform/after-a-while.ts';
import { fewAtATime } from '#platform/few-at-a-time.ts';
import { answerTo } from '#platform/refusals.ts';
import { together } from '#platform/together.ts';
import { ender, isLobbyGame } from './finishing.ts';
import { tellView } from './news.ts';
import { positionAfter, rowAfter, rowWith, type Played, type Position } from './position.ts';
import { writeTurns, type NewTurn } from './turn-writer.ts';
import { judgeTurn, type AskedTurn, type Thrower } from './turns.ts';
import type { World } from './world.ts';

/** How many games are known at once, and for how long without looking, in milliseconds. */
const KNOWN = { max: 10_000, ttl: 60_000, ttlResolution: 1000 };

const MAX_TOGETHER = 50; // turns of one statement

/** How long news of a turn take at least to whoever threw it, and has the answer. In milliseconds. */
const THROWER_WAITS = 50;

/** A game that goes on is looked up when they are told: so many kept as they were take their memory. */
type LateNews = Pick<GameView, 'gameId' | 'expectedTurn'> & {
  readonly ended: GameView | undefined;
  readonly connectionId: string;
};

type Written = { readonly bust: boolean; readonly game: GameView };

/**
 * The short way of a turn: of a game that this server knows as it stands, computed at once, and
 * written together with those that arrive together. Each is written over the version it was computed
 * from, so that whoever does not know the latest writes nothing.
 */
export function quickTurns(world: World) {
  const { write, whenWritable, resultsAtOnce, clock, announce } = world;
  const known = new LRUCache<string, Position>(KNOWN);
  const endOf = ender(world);
  const giveWay = fewAtATime(resultsAtOnce);
  const append = together((turns: readonly NewTurn[]) => writeTurns(world, turns), {
    max: MAX_TOGETHER,
    when: whenWritable,
  });

  const tellThrower = afterAWhile<LateNews>(THROWER_WAITS, (news) => {
    const { gameId, expectedTurn, ended, connectionId } = news;
    const game = ended ?? known.peek(gameId)?.view;
    if (game?.expectedTurn === expectedTurn) announce(connectionId, 'updateGame', { game });
  });

  function know(position: Position): void {
    const { row } = position;
    const before = known.peek(row.game_id);
    if (row.status !== 'encurso') known.delete(row.game_id);
    else if (!before || before.row.version < row.version) known.set(row.game_id, position);
  }

  /** Tells of a turn: its thrower later than the others, and not at all if a newer one is known. */
  function tell(game: GameView, { connectionId }: Thrower): void {
    tellView(announce, game, connectionId);
    if (connectionId === undefined) return;
    const { gameId, expectedTurn, status } = game;
    const ended = status === 'encurso' ? undefined : game;
    tellThrower({ gameId, expectedTurn, ended, connectionId });
  }

  /** Nothing, where somebody wrote first, or the session has ended. */
  async function goOn(before: Position, played: Played, sessionId: string) {
    const row = rowAfter(before, played.game, clock());
    const after = positionAfter(before, played, row);
    const isWritten = await append({ row, turn: played.turn, sessionId });
    return isWritten ? after : undefined;
  }

  /** The same of a turn that ends its game. */
  async function end(before: Position, played: Played, sessionId: string) {
    const { game, turn } = played;
    const { finished, script } = endOf({ row: rowWith(before, turn), game, sessionId });
    const written = await write(script);
    return written.length > 0 ? positionAfter(before, played, finished) : undefined;
  }

  return {
    know,
    tell,

    /** Records a turn; nothing where the long way has to be gone, which says why it may not be. */
    async record(gameId: string, thrower: Thrower, asked: AskedTurn): Promise<Written | undefined> {
      const before = known.peek(gameId); // its turn makes it the latest
      const judged = before && judge(before, thrower, asked);
      if (!before || !judged?.game) return undefined;

      const { turn, game } = judged;
      if (game.outcome && !isLobbyGame(before.row)) return undefined; // others wait for it, too
      const writeIt = game.outcome ? end : goOn;
      const after = await writeIt(before, { turn, game }, thrower.sessionId);
      if (!after) {
        if (known.peek(gameId) === before) known.delete(gameId);
        return undefined;
      }
      know(after);
      await giveWay();
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
