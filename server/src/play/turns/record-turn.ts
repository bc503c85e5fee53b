import type { TurnAnswer } from '@darts/contracts/play';
import { answerTo, Refusal } from '#platform/refusals.ts';
import { performOrLose, type Unit } from '#platform/store/transactions.ts';
import {
  cachedGame,
  stepAfter,
  storedRow,
  type CachedGame,
  type JudgedTurn,
  type Step,
} from './cached-game.ts';
import { finishGame, finishScript, isLobbyGame, type Ending } from '#play/endings/finish-game.ts';
import type { GameCache } from './game-cache.ts';
import { broadcastView } from '#play/game-events.ts';
import type { Thrower } from '#play/devices.ts';
import { gameRepository } from '#play/repository.ts';
import { turnBroadcaster } from './turn-events.ts';
import { appendTurns, writeTurns, type NewTurn } from './turn-repository.ts';
import { judgeTurn, type AskedTurn } from './judge-turn.ts';
import type { Deps } from '#play/deps.ts';

const MAX_BATCH = 50; // turns per statement

/** Answer to a turn, with both forms of the game: whole, and for devices that have the turns before the last. */
type RecordedTurn = TurnAnswer & Pick<CachedGame, 'update'>;

const recordedTurn = (bust: boolean, { view, update }: CachedGame): RecordedTurn => ({
  bust,
  game: view,
  update,
});

/** A way to write a step, and to act after its commit. */
type Commit = {
  /** Writes a step. Returns false if another write came first, or the session has ended. */
  readonly write: (step: Step, thrower: Thrower) => Promise<boolean>;
  readonly afterCommit: Unit['afterCommit'];
};

/**
 * Records turns, each once: a repeat under the same `turnId` gets the recorded answer again. A turn of a cached game is
 * written in a batch with turns of other games. Any other turn, and any turn that is refused by the cached game, is
 * judged by the stored game and written in its own transaction.
 */
export function turnRecorder(deps: Deps, cache: GameCache) {
  const { db, transact, write, batchedWrite, clock, broadcast, sessions } = deps;
  const broadcastTurn = turnBroadcaster(deps, cache);
  const finish = finishGame(deps);
  const scriptOf = finishScript(deps);
  const append = batchedWrite<NewTurn, boolean>({
    max: MAX_BATCH,
    run: (turns, writeBatch) => writeTurns(db, writeBatch, turns),
  });

  /** Writes the game that follows from a turn; undefined if another write came first. */
  async function attempt(
    before: CachedGame,
    judged: JudgedTurn,
    thrower: Thrower,
    commit: Commit,
  ): Promise<RecordedTurn | undefined> {
    const step = stepAfter(before, judged, clock());
    if (!(await commit.write(step, thrower))) return undefined;
    const { after, turn } = step;
    commit.afterCommit(() => {
      cache.put(after);
      broadcastTurn(after, thrower);
    });
    return recordedTurn(turn.bust, after);
  }

  const batchedCommit: Commit = {
    write: async (step, thrower) =>
      step.after.game.outcome
        ? (await write(scriptOf(endingOf(step, thrower)))).length > 0
        : append(newTurnOf(step, thrower)),
    afterCommit: (act) => act(),
  };

  const commitIn = ({ db: trx, ...unit }: Unit): Commit => ({
    async write(step, thrower) {
      if (step.after.game.outcome) await finish({ db: trx, ...unit }, endingOf(step, thrower));
      else await performOrLose(trx, appendTurns(trx, [newTurnOf(step, thrower)]));
      return true;
    },
    afterCommit: unit.afterCommit,
  });

  /** Records a turn by the cached game; undefined if the stored game has to decide. */
  async function recordCached(before: CachedGame, thrower: Thrower, asked: AskedTurn) {
    const { turn, game } = judgeUnlessRefused(before, thrower, asked) ?? {};
    if (!turn || !game) return undefined;
    const isAwaited = game.outcome && !isLobbyGame(before.row); // a league or a bracket waits for the outcome
    if (isAwaited) return undefined;
    const answer = await attempt(before, { turn, game }, thrower, batchedCommit);
    if (!answer) cache.invalidate(before);
    return answer;
  }

  async function recordStored(gameId: string, thrower: Thrower, asked: AskedTurn) {
    if (!(await sessions.byId(thrower.sessionId))) throw new Refusal('no-session');
    return transact(async (unit) => {
      const before = cachedGame(await gameRepository(unit.db).get(gameId));
      const { turn, game } = judgeTurn(before, thrower, asked);
      const answer = game && (await attempt(before, { turn, game }, thrower, commitIn(unit)));
      if (answer) return answer;
      // Recorded before. A client that repeats a turn may have missed the event, too.
      unit.afterCommit(() => broadcastView(broadcast, before.view));
      return recordedTurn(turn.bust, { ...before, update: before.view });
    });
  }

  /**
   * Records the turn of the player who is to throw. Shared by REST and realtime.
   *
   * @throws {Refusal} `no-session`, `game-not-found`, `not-a-player`, `turn-id-reused`,
   * `scored-by-rival`, `other-device`, `not-joined`, `not-started`, `game-over`, `not-your-turn`,
   * `stale-turn`, `invalid-darts`, `too-many-darts`, `impossible-total`, `beds-needed`, `no-double`, `turn-over`
   */
  return async (gameId: string, thrower: Thrower, asked: AskedTurn): Promise<RecordedTurn> => {
    const cached = cache.get(gameId);
    const answer = cached && (await recordCached(cached, thrower, asked));
    return answer ?? recordStored(gameId, thrower, asked);
  };
}

const newTurnOf = ({ turn, after: { row } }: Step, { sessionId }: Thrower): NewTurn => ({
  row,
  turn,
  sessionId,
});

const endingOf = ({ before, after }: Step, { sessionId }: Thrower): Ending => ({
  before: before.row,
  after: storedRow(after),
  game: after.game,
  sessionId,
});

/** Judges a turn; undefined if it is refused. As the cached game may be stale, only the stored game may refuse. */
function judgeUnlessRefused(game: CachedGame, thrower: Thrower, asked: AskedTurn) {
  try {
    return judgeTurn(game, thrower, asked);
  } catch (error) {
    if (answerTo(error).status >= 500) throw error;
    return undefined;
  }
}
