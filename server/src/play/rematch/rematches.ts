import type { RematchState } from '@darts/contracts/play';
import { rematchStarter } from '@darts/rules/play/match';
import { rivalOf } from '@darts/rules/play/pair';
import { roomsOf, type Rooms } from '#platform/realtime/rooms.ts';
import { Refusal } from '#platform/refusals.ts';
import { lockConnection } from '#platform/servers/servers.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { lockAccounts } from '#accounts/service.ts';
import { rematchRepository } from './rematch-repository.ts';
import { gameRepository, type LiveGame } from '#play/repository.ts';
import type { Matchup } from '#play/new-game.ts';
import { formatIn } from '#play/stored-format.ts';
import { gameIn } from '#play/stored-game.ts';
import { areKnown, sideOf } from '#play/sides.ts';
import type { Deps } from '#play/deps.ts';

/**
 * Time that a player may be away from the end dialog before the offer is closed and the rival informed, in
 * milliseconds.
 */
const GONE_AFTER = 10_000;

type RematchDeps = Deps & {
  /** Begins a game between two free players whose accounts are locked, and returns its id. */
  readonly startGame: (unit: Unit, matchup: Matchup) => Promise<string>;
};

/** Handles rematches: another game of two players, if both ask while both are at the end dialog. */
export function rematches({ db, transact, clock, broadcast, startGame }: RematchDeps) {
  const broadcastExit = (gameId: string, userId: string, leaving?: string) =>
    broadcast(roomsOf.players(gameId), 'gameExited', { gameId, userId }, leaving);

  const broadcastWish = (to: string | Rooms, gameId: string, userId: string) =>
    broadcast(to, 'rematchWanted', { gameId, userId });

  const broadcastBegun = (to: string | Rooms, oldGameId: string, newGameId: string) =>
    broadcast(to, 'newGame', { newGameId, oldGameId });

  /** Returns the id of the rematch of a game, if the user is playing it. */
  async function begun(unit: Unit, before: LiveGame, userId: string) {
    const row = await gameRepository(unit.db).runningOf(userId);
    const isRematch =
      row?.player_ids.join() === before.player_ids.join() &&
      row.created_at >= (before.finished_at ?? Infinity);
    return isRematch ? row.game_id : undefined;
  }

  return {
    /**
     * Notes that a connection of a player is at the end dialog of a game. Sends the connection what it may have missed:
     * the rival's request, or the start of the rematch.
     *
     * @returns undefined while the game is not over
     * @throws {Refusal} `game-not-found`, `not-a-player`, `connection-lost`
     */
    arrive: (
      gameId: string,
      userId: string,
      connectionId: string,
    ): Promise<RematchState | undefined> =>
      transact(async (unit) => {
        const row = await gameRepository(unit.db).get(gameId);
        if (row.status !== 'finalizada') return undefined;
        const side = sideOf(row, userId);
        await lockConnection(unit.db, connectionId);
        const place = { gameId, side, connectionId, now: clock() };
        const offer = await rematchRepository(unit.db).place(place);
        if (!offer) {
          const newGameId = await begun(unit, row, userId);
          if (newGameId !== undefined)
            unit.afterCommit(() => broadcastBegun(connectionId, gameId, newGameId));
          return 'gone';
        }
        const rival = rivalOf(side);
        const rivalId = row.player_ids[rival];
        if (!offer.asked[rival] || rivalId === null) return 'open';
        unit.afterCommit(() => broadcastWish(connectionId, gameId, rivalId));
        return 'wanted';
      }),

    /** Notes that a connection has left the end dialog of `gameId`, or of any game. */
    depart: (connectionId: string, gameId?: string): Promise<void> =>
      transact((unit) => rematchRepository(unit.db).leave(clock(), { connectionId, gameId })),

    /**
     * Asks for a rematch, and informs the rival. Starts the rematch if both players are present and have asked. If the
     * rematch has begun already, sends it to the connection.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `no-rematch`, `already-playing`,
     * `too-many-games`
     */
    ask: (gameId: string, userId: string, connectionId: string): Promise<void> =>
      transact(async (unit) => {
        const row = await gameRepository(unit.db).get(gameId);
        const side = sideOf(row, userId);
        const { player_ids: playerIds } = row;
        if (!areKnown(playerIds)) throw new Refusal('no-rematch');
        const areBothThere = await lockAccounts(unit.db, playerIds);
        const offers = rematchRepository(unit.db);
        const offer = areBothThere && (await offers.ask(gameId, side, clock()));
        if (!offer) {
          const newGameId = await begun(unit, row, userId);
          if (newGameId === undefined) throw new Refusal('no-rematch');
          return unit.afterCommit(() => broadcastBegun(connectionId, gameId, newGameId));
        }
        const areHere = offer.connections.every((connection) => connection !== null);
        if (!offer.asked.every(Boolean) || !areHere) {
          return unit.afterCommit(() => broadcastWish(roomsOf.players(gameId), gameId, userId));
        }

        await offers.close(gameId);
        const starter = rematchStarter(gameIn(row));
        const format = formatIn(row.format);
        const newGameId = await startGame(unit, { playerIds, starter, format });
        unit.afterCommit(() => broadcastBegun(roomsOf.players(gameId), gameId, newGameId));
      }),

    /**
     * Leaves the end dialog for good: closes the offer of a rematch, and informs the rival.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`
     */
    async exit(gameId: string, userId: string, connectionId: string): Promise<void> {
      sideOf(await gameRepository(db).get(gameId), userId);
      if (await rematchRepository(db).close(gameId)) broadcastExit(gameId, userId, connectionId);
    },

    /**
     * Closes the offers that have expired, and those with a player who has been away too long, of which the rival is
     * informed. Call this every second; several servers may call it.
     */
    async closeOld(): Promise<void> {
      const gone = await rematchRepository(db).closeGone(clock() - GONE_AFTER);
      for (const { game_id: gameId, connections } of gone) {
        const { player_ids: playerIds } = await gameRepository(db).get(gameId);
        const userId = playerIds[connections[0] === null ? 0 : 1];
        if (userId !== null) broadcastExit(gameId, userId);
      }
      await rematchRepository(db).closeExpired(clock());
    },

    /** Removes connections that no longer exist from the end dialogs. */
    releaseLost: () => rematchRepository(db).leave(clock()),
  };
}

export type Rematches = ReturnType<typeof rematches>;
