import type { GameView } from '@darts/contracts/play';
import { Refusal } from '#platform/refusals.ts';
import { lockConnection } from '#platform/servers/servers.ts';
import { batches } from '#platform/store/batches.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { words } from '#words.ts';
import { afterRestartMs } from './clocks.ts';
import type { Settled } from './settled.ts';
import { broadcastView } from '#play/game-events.ts';
import { deviceColumns, presenceRepository } from '#play/presence-repository.ts';
import { gameRepository, type LiveGame } from '#play/repository.ts';
import type { Device } from '#play/tables.ts';
import { sideOf } from '#play/sides.ts';
import { gameView } from '#play/views.ts';
import type { Deps } from '#play/deps.ts';

/** Answer to a device that joins a game. */
export type Joined = {
  readonly game: GameView;
  readonly isRivalAway: boolean;
  readonly remainingMs?: number; // time left for the absent rival to return
  readonly totalMs?: number; // maximum length of an absence; present with `remainingMs`
};

/** Presence in running games: devices that join and leave, and the clocks of absent players. */
export function presence({ db, transact, clock, broadcast, clocks }: Deps, settled: Settled) {
  const { settle, timeUntil } = settled;

  /** Makes a device the holder of its user's running game, and the user present. */
  async function hold(unit: Unit, row: LiveGame, userId: string, device: Device): Promise<Joined> {
    await lockConnection(unit.db, device.connectionId);
    const there = { away_since: null, absent: 0, remaining_ms: clocks.allMs, lost_at: null };
    const held = row.players.map((player) =>
      player.user_id === userId ? { ...player, ...there, ...deviceColumns(device) } : player,
    );
    return joined(await settle(unit, row, held), userId);
  }

  function joined(row: LiveGame, userId: string): Joined {
    const rival = row.players.find(({ user_id }) => user_id !== userId);
    const lostAt = rival?.lost_at ?? null;
    return {
      game: gameView(row),
      isRivalAway: rival?.absent === 1,
      ...(lostAt !== null && timeUntil(lostAt)),
    };
  }

  return {
    /**
     * Joins a game. Refused while another device of the player holds the game; a reloaded tab may join again.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `other-device`, `connection-lost`
     */
    join: (gameId: string, userId: string, device: Device): Promise<Joined> =>
      transact(async (unit) => {
        const row = await gameRepository(unit.db).get(gameId);
        sideOf(row, userId);
        const own = row.players.find(({ user_id }) => user_id === userId);
        if (!own) return joined(row, userId);

        const isFree = own.connection_id === null || own.tab_id === device.tabId;
        if (!isFree) throw new Refusal('other-device');
        return hold(unit, row, userId, device);
      }),

    /**
     * Takes the user's running game over from the device that holds it, and tells that device to leave. Returns the
     * game's id.
     *
     * @throws {Refusal} `no-running-game`, `connection-lost`
     */
    takeOver: (userId: string, device: Device): Promise<string> =>
      transact(async (unit) => {
        const row = await gameRepository(unit.db).runningOf(userId);
        const own = row?.players.find(({ user_id }) => user_id === userId);
        if (!row || !own) throw new Refusal('no-running-game');

        await hold(unit, row, userId, device);
        const { connection_id: replaced } = own;
        if (replaced !== null && replaced !== device.connectionId) {
          const message = words.notices.gameTakenOver;
          unit.afterCommit(() => broadcast(replaced, 'forceLeaveGame', { message }));
        }
        return row.game_id;
      }),

    /** Releases `gameId`, or the user's running game, from a connection; a no-op if the connection does not hold it. */
    leave: (userId: string, connectionId: string, gameId?: string): Promise<void> =>
      transact(async (unit) => {
        const row = await gameRepository(unit.db).runningOf(userId);
        const isHeld = row?.players.some((player) => player.connection_id === connectionId);
        if (!row || !isHeld || row.game_id !== (gameId ?? row.game_id)) return;

        const gone = { connection_id: null, session_id: null, tab_id: null, away_since: clock() };
        const players = row.players.map((player) =>
          player.user_id === userId ? { ...player, ...gone } : player,
        );
        await settle(unit, row, players);
      }),

    /** Returns the user's running game, and the connection that holds it, if any. */
    async held(
      userId: string,
    ): Promise<{ gameId: string; connectionId: string | null } | undefined> {
      const row = await presenceRepository(db).of(userId);
      return row && { gameId: row.game_id, connectionId: row.connection_id };
    },

    /** Broadcasts absences that last longer than a reload. Call this often; several servers may call it. */
    async broadcastAbsences(): Promise<void> {
      for (const gameId of await presenceRepository(db).unreportedBefore(
        clock() - clocks.graceMs,
      )) {
        await transact(async (unit) => {
          const row = await gameRepository(unit.db).get(gameId);
          await settle(unit, row, row.players);
        });
      }
    },

    /** Releases games from connections that no longer exist, and returns the ids of the games. */
    async releaseLost(): Promise<readonly string[]> {
      const lost = await presenceRepository(db).heldByNobody();
      for (const some of batches(lost)) {
        await transact(async (unit) => {
          await gameRepository(unit.db).invalidate(some); // a turn from a lost connection loses its race
          await presenceRepository(unit.db).release(some, clock());
        });
      }
      return lost;
    },

    /** Compensates an outage: gives absent players a minimum of time, and stops the clocks if both players are away. */
    grantTime: (): Promise<void> =>
      transact(async (unit) => {
        const players = presenceRepository(unit.db);
        for (const some of batches(await players.withSomebodyAway())) {
          await gameRepository(unit.db).invalidate(some); // a concurrent arrival or departure is retried
        }
        await players.stopClocks(clock());
        await players.grant(clock(), afterRestartMs(clocks), clocks.allMs);
      }),

    /** Broadcasts games again, for devices that may have missed an event. */
    async rebroadcast(gameIds: readonly string[]): Promise<void> {
      for (const gameId of gameIds) {
        const row = await gameRepository(db).find(gameId);
        if (row) broadcastView(broadcast, gameView(row));
      }
    },
  };
}
