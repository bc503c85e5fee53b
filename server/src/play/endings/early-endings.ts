import { setImmediate as nextLoop } from 'node:timers/promises';
import type { Outcome } from '@darts/rules/play/game';
import { endGame } from '@darts/rules/play/match';
import { rivalOf, type PairSide } from '@darts/rules/play/pair';
import { toThrow } from '@darts/rules/play/progress';
import { roomsOf } from '#platform/realtime/rooms.ts';
import { NotDue, Refusal } from '#platform/refusals.ts';
import { batches } from '#platform/store/batches.ts';
import { LostRace, type Unit } from '#platform/store/transactions.ts';
import { finishGame } from './finish-game.ts';
import { checkDevice, checkRunning, type Thrower } from '#play/devices.ts';
import { figuresRepository } from '#play/figures/figures-repository.ts';
import { broadcastGame } from '#play/game-events.ts';
import { presenceRepository } from '#play/presence-repository.ts';
import { rematchRepository } from '#play/rematch/rematch-repository.ts';
import { gameRepository, type LiveGame } from '#play/repository.ts';
import { finishedRow, gameIn, turnsIn } from '#play/stored-game.ts';
import { sideOf } from '#play/sides.ts';
import type { Deps } from '#play/deps.ts';

/** Time without a turn after which a running game is closed, in milliseconds. */
const IDLE_AFTER = 24 * 3_600_000;

/** Running games read per query. */
const LOOKED_AT = 1000;

/** Games of an absent user that are forfeited in one transaction. */
const FORFEITED_AT_ONCE = 25;

/** Ends games other than by a turn: by surrender, by absence, or because nobody plays on. */
export function earlyEndings(deps: Deps) {
  const { db, transact, clock, broadcast, someoneStalled } = deps;
  const finish = finishGame(deps);

  async function end(unit: Unit, row: LiveGame, outcome: Outcome): Promise<void> {
    const game = endGame(gameIn(row), outcome);
    const after = finishedRow(row, game, clock());
    await finish(unit, { before: row, after, game });
    broadcastGame(unit, broadcast, after);
  }

  const concede = (unit: Unit, row: LiveGame, side: PairSide): Promise<void> =>
    end(unit, row, { winner: rivalOf(side), reason: 'surrender' });

  /**
   * Ends a game if the absent player's time to return is over. Otherwise returns the remaining time, if a clock runs.
   */
  const endIfLost = (gameId: string): Promise<{ isOver: boolean; remainingMs?: number }> =>
    transact(async (unit) => {
      const row = await gameRepository(unit.db).get(gameId);
      if (row.status === 'finalizada') return { isOver: true };

      const away = row.players.find(({ lost_at }) => lost_at !== null);
      if (!away || away.lost_at === null) return { isOver: false };
      const remainingMs = away.lost_at - clock();
      if (remainingMs > 0) return { isOver: false, remainingMs };
      await end(unit, row, { winner: rivalOf(away.side), reason: 'disconnect' });
      return { isOver: true };
    });

  const closeIfIdle = (gameId: string): Promise<void> =>
    transact(async (unit) => {
      const row = await gameRepository(unit.db).get(gameId);
      const isIdle = row.status === 'encurso' && row.moved_at <= clock() - IDLE_AFTER;
      if (!isIdle) return;
      const winner = rivalOf(toThrow(gameIn(row)));
      const isVoid = turnsIn(row).length === 0 || row.scorer !== null;
      await end(unit, row, isVoid ? { reason: 'void' } : { winner, reason: 'idle' });
    });

  /**
   * Ends a scheduled game that a player will not come to: the rival wins.
   *
   * @throws {Refusal} `game-not-found`, `not-a-player`, or `lost-race` if the game has begun or ended
   */
  async function forfeit(unit: Unit, gameId: string, absentId: string): Promise<void> {
    const row = await gameRepository(unit.db).get(gameId);
    if (row.status !== 'pendiente') throw new LostRace();
    const winner = rivalOf(sideOf(row, absentId));
    await end(unit, row, { winner, reason: 'absence' });
  }

  /** Forfeits a user's scheduled games against known rivals, a few at a time, so that turns are recorded in between. */
  async function forfeitAllOf(userId: string): Promise<void> {
    let unplayed: readonly string[];
    do {
      unplayed = await transact(async (unit) => {
        const gameIds = await gameRepository(unit.db).unplayedOf(userId, 'known');
        for (const gameId of gameIds.slice(0, FORFEITED_AT_ONCE)) {
          await forfeit(unit, gameId, userId);
        }
        return gameIds;
      });
      await nextLoop();
    } while (unplayed.length > 0);
  }

  return {
    /**
     * Surrenders a running game: the rival wins.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `not-started`, `game-over`
     */
    surrender: (gameId: string, userId: string): Promise<void> =>
      transact(async (unit) => {
        const row = await gameRepository(unit.db).get(gameId);
        const side = sideOf(row, userId);
        checkRunning(row);
        await concede(unit, row, side);
      }),

    /**
     * Surrenders a running game for `loserId`, whose turns this device records.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `not-started`, `game-over`, `no-scorer`,
     * `not-joined`, `other-device`
     */
    surrenderFor: (gameId: string, loserId: string, scorer: Thrower): Promise<void> =>
      transact(async (unit) => {
        const row = await gameRepository(unit.db).get(gameId);
        const [loser, side] = [sideOf(row, loserId), sideOf(row, scorer.userId)];
        checkRunning(row);
        if (row.scorer !== side) throw new Refusal('no-scorer');
        checkDevice(row, side, scorer);
        await concede(unit, row, loser);
      }),

    /**
     * Claims the win because the rival's time to return is over. The server decides by its own clock. Refuses the claim
     * while a stalled server may have cost players time that they have not got back.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `not-due`
     */
    async claim(gameId: string, userId: string): Promise<void> {
      sideOf(await gameRepository(db).get(gameId), userId);
      if (someoneStalled()) throw new NotDue(undefined);
      const { isOver, remainingMs } = await endIfLost(gameId);
      if (!isOver) throw new NotDue(remainingMs);
    },

    /** Ends the games whose absent player has no time left. Call this every second; several servers may call it. */
    async endLost(): Promise<void> {
      if (someoneStalled()) return; // after a stall, players first get back the lost time
      for (const gameId of await presenceRepository(db).lostBefore(clock()))
        await endIfLost(gameId);
    },

    /**
     * Closes the running games without a turn for `IDLE_AFTER`. Reads every running game, so call this every few
     * minutes; several servers may call it.
     */
    async closeIdle(): Promise<void> {
      const games = gameRepository(db);
      let running = await games.runningAfter('', LOOKED_AT);
      while (running.length > 0) {
        const idle = running.filter(({ movedAt }) => movedAt <= clock() - IDLE_AFTER);
        for (const { gameId } of idle) await closeIfIdle(gameId);
        await nextLoop(); // lets other requests run before the next query
        running = await games.runningAfter(running.at(-1)?.gameId ?? '', LOOKED_AT);
      }
    },

    /**
     * Forfeits the scheduled games of users whose accounts are deleted, and the games that they reach by those
     * forfeits. After a failure for one user, continues with the others, and throws the first failure at the end.
     */
    async forfeitAll(userIds: readonly string[]): Promise<void> {
      const failures: unknown[] = [];
      for (const some of batches(userIds)) {
        for (const userId of await gameRepository(db).unplayedAmong(some)) {
          await forfeitAllOf(userId).catch((error: unknown) => void failures.push(error));
        }
      }
      if (failures.length > 0) throw failures[0];
    },

    /**
     * Releases a user whose account is being deleted: surrenders the running game, closes offers of a rematch, and
     * deletes the user's figures. Increments the version of games whose rival is unknown, so that a concurrent
     * transaction that seats the rival is retried. Games against known rivals are left for `forfeitAll`.
     */
    async releaseUser(unit: Unit, userId: string): Promise<void> {
      const games = gameRepository(unit.db);
      const row = await games.runningOf(userId);
      if (row) await concede(unit, row, sideOf(row, userId));
      for (const gameId of await games.unplayedOf(userId, 'unknown')) {
        await games.save(await games.get(gameId), {}); // a concurrent transaction that seats a rival loses its race
      }
      for (const gameId of await rematchRepository(unit.db).closeOf(userId)) {
        const exit = { gameId, userId };
        unit.afterCommit(() => broadcast(roomsOf.players(gameId), 'gameExited', exit));
      }
      await figuresRepository(unit.db).removeOf(userId);
    },
  };
}
