import type { GameView } from '@darts/contracts/play';
import type { Deps as PlayDeps } from '#play/deps.ts';
import { checkPlaying, type Thrower } from '#play/devices.ts';
import { gameRepository, type LiveGame } from '#play/repository.ts';
import { sideOf } from '#play/sides.ts';
import type { PairSide } from '@darts/rules/play/pair';
import { gameView } from '#play/views.ts';
import { roomsOf } from '#platform/realtime/rooms.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { Settled } from './settled.ts';

/** Maximum number of requests to record for both, per game, so that nobody is pestered. */
export const MOST_QUESTIONS = 5;

type Deps = Pick<PlayDeps, 'transact' | 'broadcast' | 'clocks'>;

/** A request or an answer of a player about who records, with the game as it is. */
type Said = {
  readonly unit: Unit;
  readonly row: LiveGame;
  readonly side: PairSide; // of the sender
  readonly userId: string;
};

/**
 * Handles the choice of who records: each player their own turns or, with the rival's consent, one player those of
 * both.
 */
export function scoring({ transact, broadcast, clocks }: Deps, { settle }: Settled) {
  /** Runs `act` on a running game, for the device that holds it, and returns the game afterwards. */
  const said = (
    gameId: string,
    sender: Thrower,
    act: (said: Said) => Promise<LiveGame>,
  ): Promise<{ game: GameView }> =>
    transact(async (unit) => {
      const row = await gameRepository(unit.db).get(gameId);
      const side = sideOf(row, sender.userId);
      checkPlaying(row, side, sender);
      return { game: gameView(await act({ unit, row, side, userId: sender.userId })) };
    });

  return {
    /**
     * Asks the rival to let this device record the turns of both. A no-op while the player's own request is open.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `not-started`, `game-over`, `not-joined`,
     * `other-device`, `has-scorer`, `rival-asked`, `asked-too-often`
     */
    askToScore: (gameId: string, sender: Thrower) =>
      said(gameId, sender, async ({ unit, row, side, userId }) => {
        if (row.scorer !== null) throw new Refusal('has-scorer');
        if (row.wants_to_score === side) return row;
        if (row.wants_to_score !== null) throw new Refusal('rival-asked');
        if (row.times_asked >= MOST_QUESTIONS) throw new Refusal('asked-too-often');
        unit.afterCommit(() =>
          broadcast(roomsOf.players(gameId), 'scoringAsked', { gameId, userId }),
        );
        const asked = { wants_to_score: side, times_asked: row.times_asked + 1 };
        return settle(unit, row, row.players, asked);
      }),

    /**
     * Answers the open request to record for both. The player who made the request can only withdraw it, with `accept`
     * false.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `not-started`, `game-over`, `not-joined`,
     * `other-device`, `no-question`
     */
    answerScoring: (gameId: string, sender: Thrower, accept: boolean) =>
      said(gameId, sender, async ({ unit, row, side, userId }) => {
        const { wants_to_score: asker } = row;
        if (asker === null || (accept && asker === side)) throw new Refusal('no-question');
        const answer = { gameId, userId, accept };
        unit.afterCommit(() => broadcast(roomsOf.players(gameId), 'scoringAnswered', answer));
        const scorer = accept ? asker : null;
        return settle(unit, row, row.players, { scorer, wants_to_score: null });
      }),

    /**
     * Lets a player for whom the rival records record their own turns again. Players who are away get the full time to
     * return.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `not-started`, `game-over`, `not-joined`,
     * `other-device`, `no-scorer`
     */
    takeSideBack: (gameId: string, sender: Thrower) =>
      said(gameId, sender, async ({ unit, row, side, userId }) => {
        const isRecordedFor = row.scorer !== null && row.scorer !== side;
        if (!isRecordedFor) throw new Refusal('no-scorer');
        unit.afterCommit(() =>
          broadcast(roomsOf.players(gameId), 'sideTakenBack', { gameId, userId }),
        );
        const afresh = row.players.map((one) => ({ ...one, remaining_ms: clocks.allMs }));
        return settle(unit, row, afresh, { scorer: null });
      }),
  };
}
