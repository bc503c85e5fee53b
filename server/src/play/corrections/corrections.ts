import type { GameView } from '@darts/contracts/play';
import { roomsOf } from '#platform/realtime/rooms.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { Deps } from '#play/deps.ts';
import type { Thrower } from '#play/devices.ts';
import { finishGame } from '#play/endings/finish-game.ts';
import { broadcastView } from '#play/game-events.ts';
import { gameRepository, type LiveGame } from '#play/repository.ts';
import { columnsOf, finishedRow } from '#play/stored-game.ts';
import { cachedGame } from '#play/turns/cached-game.ts';
import type { GameCache } from '#play/turns/game-cache.ts';
import {
  answered,
  proposed,
  type Answer,
  type Answered,
  type Proposal,
} from './judge-correction.ts';

/**
 * Corrections of a running game's last turn: the player who recorded the turn asks, and the rival accepts or declines.
 * Each step increments the game's version. If a step and a turn arrive together, the later one is judged by the game
 * that the other has left.
 */
export function corrections(deps: Deps, cache: GameCache) {
  const { transact, clock, broadcast } = deps;
  const finish = finishGame(deps);

  /** Caches and broadcasts the game after the commit, and then calls `act`. Returns the game's view. */
  function broadcastOnCommit(unit: Unit, row: LiveGame, act: (view: GameView) => void): GameView {
    const after = cachedGame(row);
    unit.afterCommit(() => {
      cache.put(after);
      broadcastView(broadcast, after.view);
      act(after.view);
    });
    return after.view;
  }

  /**
   * Saves the answer to a correction, with the corrected turn if it was accepted. Ends the game if that turn ends it.
   */
  async function write(unit: Unit, row: LiveGame, { correction, corrected }: Answered) {
    const games = gameRepository(unit.db);
    const asked = JSON.stringify(correction);
    if (!corrected) return games.save(row, { correction: asked });
    const { game } = corrected;
    const turns = JSON.stringify(corrected.turns);
    if (!game.outcome) return games.save(row, { ...columnsOf(game), turns, correction: asked });
    const after = finishedRow({ ...row, turns }, game, clock());
    await finish(unit, { before: row, after, game });
    return after;
  }

  return {
    /**
     * Asks the rival to accept `proposal` as a correction of the last turn.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `not-started`, `game-over`, `other-device`,
     * `not-joined`, `stale-turn`, `not-own-turn`, `correction-open`, `too-many-corrections`,
     * `invalid-darts`, `too-many-darts`, `impossible-total`, `beds-needed`, `no-double`, `turn-over`
     */
    proposeCorrection: (proposal: Proposal, thrower: Thrower): Promise<void> =>
      transact(async (unit) => {
        const games = gameRepository(unit.db);
        const row = await games.get(proposal.gameId);
        const correction = JSON.stringify(proposed(cachedGame(row), proposal, thrower));
        const after = await games.save(row, { correction });
        broadcastOnCommit(unit, after, ({ gameId, correction: asked }) => {
          if (asked)
            broadcast(roomsOf.players(gameId), 'correctionProposed', { gameId, correction: asked });
        });
      }),

    /**
     * Accepts or declines the rival's request for a correction. The player who made the request can only withdraw it,
     * with `accept` false.
     *
     * @returns the game after the answer
     * @throws {Refusal} `game-not-found`, `not-a-player`, `not-started`, `game-over`, `other-device`, `not-joined`,
     * `correction-gone`, or `forbidden` if players accept their own request
     */
    answerCorrection: (answer: Answer, thrower: Thrower): Promise<GameView> =>
      transact(async (unit) => {
        const { gameId, accept: accepted } = answer;
        const row = await gameRepository(unit.db).get(gameId);
        const before = cachedGame(row);
        const after = await write(unit, row, answered(before, answer, thrower));
        const event = { gameId, turn: before.stored.length - 1, userId: thrower.userId, accepted };
        return broadcastOnCommit(unit, after, () =>
          broadcast(roomsOf.players(gameId), 'correctionAnswered', event),
        );
      }),
  };
}
