import type { RematchState } from '@darts/contracts/play';
import { rematchStarter } from '@darts/rules/play/game';
import { roomsOf, type Rooms } from '#platform/realtime/rooms.ts';
import { Refusal } from '#platform/refusals.ts';
import { lockConnection } from '#platform/servers/servers.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { lockAccounts } from '#accounts/service.ts';
import { rematchRepository } from './rematch-repository.ts';
import { gameRepository, type LiveGameRow } from '#play/repository.ts';
import type { Matchup } from '#play/new-game.ts';
import { formatIn } from '#play/stored-format.ts';
import { gameIn, numberOf } from '#play/stored-game.ts';
import { seatOf } from '#play/seats.ts';
import type { Deps } from '#play/deps.ts';

/** How long a player may be away from the end dialog before it is broadcast to the rival, in milliseconds. */
const GONE_AFTER = 10_000;

type RematchDeps = Deps & {
  /** Begins a game between two free players whose accounts are locked, and returns its id. */
  readonly startGame: (unit: Unit, matchup: Matchup) => Promise<string>;
};

/** Another game for two who have just played one: when both are still there and both ask. */
export function rematches({ db, transact, clock, broadcast, startGame }: RematchDeps) {
  const broadcastExit = (gameId: string, userId: string, leaving?: string) =>
    broadcast(roomsOf.players(gameId), 'gameExited', { gameId, userId }, leaving);

  const broadcastWish = (to: string | Rooms, gameId: string, userId: string) =>
    broadcast(to, 'rematchWanted', { gameId, userId });

  const broadcastBegun = (to: string | Rooms, oldGameId: string, newGameId: string) =>
    broadcast(to, 'newGame', { newGameId, oldGameId });

  /** The rematch of a game, if a player of it is in one that has begun. */
  async function begun(unit: Unit, before: LiveGameRow, userId: string) {
    const row = await gameRepository(unit.db).runningOf(userId);
    const isRematch =
      row?.player1_id === before.player1_id &&
      row.player2_id === before.player2_id &&
      row.created_at >= (before.finished_at ?? Infinity);
    return isRematch ? row.game_id : undefined;
  }

  return {
    /**
     * A connection of a player is at the end dialog of a game. What it may have missed is sent again: that the
     * rival wants a rematch, or that it has begun.
     *
     * @returns nothing while the game is not over
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
        const seat = seatOf(row, userId);
        await lockConnection(unit.db, connectionId);
        const place = { gameId, seat, connectionId, now: clock() };
        const offer = await rematchRepository(unit.db).place(place);
        if (!offer) {
          const newGameId = await begun(unit, row, userId);
          if (newGameId !== undefined)
            unit.afterCommit(() => broadcastBegun(connectionId, gameId, newGameId));
          return 'gone';
        }
        const isWanted = (seat === 1 ? offer.asked2 : offer.asked1) === 1;
        const rivalId = seat === 1 ? row.player2_id : row.player1_id;
        if (!isWanted || rivalId === null) return 'open';
        unit.afterCommit(() => broadcastWish(connectionId, gameId, rivalId));
        return 'wanted';
      }),

    /** A connection is no longer at the end dialog of a game, or of whichever it was. */
    depart: (connectionId: string, gameId?: string): Promise<void> =>
      transact((unit) => rematchRepository(unit.db).leave(clock(), { connectionId, gameId })),

    /**
     * The player asks for another game, which the rival is sent. The second to ask begins it. A connection
     * that asks once it has begun is sent it.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `no-rematch`, `already-playing`,
     * `too-many-games`
     */
    ask: (gameId: string, userId: string, connectionId: string): Promise<void> =>
      transact(async (unit) => {
        const row = await gameRepository(unit.db).get(gameId);
        const seat = seatOf(row, userId);
        const { player1_id: player1Id, player2_id: player2Id } = row;
        if (player1Id === null || player2Id === null) throw new Refusal('no-rematch');
        const areBothThere = await lockAccounts(unit.db, [player1Id, player2Id]);
        const offers = rematchRepository(unit.db);
        const offer = areBothThere && (await offers.ask(gameId, seat, clock()));
        if (!offer) {
          const newGameId = await begun(unit, row, userId);
          if (newGameId === undefined) throw new Refusal('no-rematch');
          return unit.afterCommit(() => broadcastBegun(connectionId, gameId, newGameId));
        }
        const areHere = offer.connection1 !== null && offer.connection2 !== null;
        if (offer.asked1 === 0 || offer.asked2 === 0 || !areHere) {
          return unit.afterCommit(() => broadcastWish(roomsOf.players(gameId), gameId, userId));
        }

        await offers.close(gameId);
        const starter = numberOf(rematchStarter(gameIn(row)));
        const format = formatIn(row.format);
        const newGameId = await startGame(unit, { player1Id, player2Id, starter, format });
        unit.afterCommit(() => broadcastBegun(roomsOf.players(gameId), gameId, newGameId));
      }),

    /**
     * The player leaves the end dialog with a connection: there will be no rematch, which the rival is sent.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`
     */
    async exit(gameId: string, userId: string, connectionId: string): Promise<void> {
      seatOf(await gameRepository(db).get(gameId), userId);
      if (await rematchRepository(db).close(gameId)) broadcastExit(gameId, userId, connectionId);
    },

    /** To be called every second, by any number of servers. */
    async closeOld(): Promise<void> {
      const gone = await rematchRepository(db).closeGone(clock() - GONE_AFTER);
      for (const { game_id, connection1 } of gone) {
        const { player1_id, player2_id } = await gameRepository(db).get(game_id);
        const userId = connection1 === null ? player1_id : player2_id;
        if (userId !== null) broadcastExit(game_id, userId);
      }
      await rematchRepository(db).closeExpired(clock());
    },

    /** Takes away from the end dialogs whose connections are no longer there. */
    releaseLost: () => rematchRepository(db).leave(clock()),
  };
}

export type Rematches = ReturnType<typeof rematches>;
