import { playersOf } from '@darts/contracts/game/pairs';
import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { CHALLENGE_MS } from '@darts/contracts/challenges';
import { CLASSIC, type GameFormat } from '@darts/rules/play/x01/settings';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import { roomOf } from '#platform/realtime/rooms.ts';
import { Refusal } from '#platform/refusals.ts';
import { isConnected } from '#platform/servers/servers.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import { lockAccounts, usernameOf } from '../accounts/service.ts';
import { formatIn, storedFormat, type PlayService } from '../play/service.ts';
import { forgetAbsent } from './absences.ts';
import { runningGames } from './running-games.ts';
import { lobbyRepository, type LobbyRepository } from './repository.ts';
import type { LobbyRequestRow } from './tables.ts';

const MAX_REQUESTS = 5; // open requests of one sender

type Deps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly broadcast: Broadcast;
  readonly broadcastLocally: Broadcast; // to connections of this server
  readonly isAnybodyHere: () => boolean; // true if a connection to this server is in the lobby
  readonly games: PlayService;
  readonly backgroundTasks: BackgroundTasks;
};

/** Online lobby: users wait for a game, and send requests to users who wait. */
export function lobbyService(deps: Deps) {
  const { db, transact, clock, broadcast, games, backgroundTasks } = deps;
  const running = runningGames(deps);

  async function broadcastEntries(room: string): Promise<void> {
    const lobbyGames = await lobbyRepository(db).entries();
    const activeGames = await games.countRunning();
    broadcast(room, 'updateLobbyGames', { lobbyGames, activeGames });
  }

  async function sendRequestsOf(userId: string, room = roomOf.user(userId)): Promise<void> {
    const requests = await lobbyRepository(db).requestsAbout(userId);
    const pendingRequests = requests.map(({ createdAt, ...request }) =>
      Object.assign(request, {
        remainingMs: Math.max(0, createdAt + CHALLENGE_MS - clock()),
      }),
    );
    broadcast(room, 'updatePendingGameRequests', { pendingRequests });
  }

  async function broadcastRequestsOf(userIds: Iterable<string>): Promise<void> {
    for (const userId of new Set(userIds)) await sendRequestsOf(userId);
  }

  const broadcastRequests = (requests: readonly LobbyRequestRow[]) =>
    broadcastRequestsOf(requests.flatMap((row) => [row.from_user_id, row.to_user_id]));

  async function refusePlaying(unit: Unit, userId: string): Promise<void> {
    if (await games.isPlaying(unit, userId)) throw new Refusal('already-playing');
  }

  async function takeOut(
    userId: string,
    takeRequests: (lobby: LobbyRepository) => Promise<LobbyRequestRow[]>,
    mayStay?: (trx: Db) => Promise<boolean>,
  ): Promise<void> {
    const { entries, requests } = await transact(async (unit) => {
      await lockAccounts(unit.db, [userId]); // concurrent changes of the entry are done, or wait
      const lobby = lobbyRepository(unit.db);
      if (await mayStay?.(unit.db)) return { entries: 0, requests: [] };
      const removed = await lobby.removeEntries([userId]);
      return { entries: removed, requests: await takeRequests(lobby) };
    });
    if (entries > 0) await broadcastEntries(roomOf.lobby);
    await broadcastRequests(requests);
  }

  /** Removes the entry and all requests of a user who is no longer connected. */
  const forget = (userId: string) =>
    takeOut(
      userId,
      (lobby) => lobby.removeRequestsOf([userId]),
      (trx) => isConnected(trx, userId), // checked again: the user may have reconnected
    );

  return {
    /** Sends snapshots of the lobby to a connection of the user. */
    async sendSnapshots(userId: string, connectionId: string): Promise<void> {
      await broadcastEntries(connectionId);
      await running.send(connectionId);
      await sendRequestsOf(userId, connectionId);
    },

    /** Sends a user the open requests from and to them: to one connection, or by default to all of the user's. */
    sendRequests: sendRequestsOf,

    sendRunningGames: running.sendChanges,

    broadcastAll: () => broadcastEntries(roomOf.lobby),

    /**
     * Lets a user wait for a game of a format. If the user waits already, changes the format; open requests keep the
     * format that they were sent for.
     *
     * @throws {Refusal} `no-session`, `already-playing`
     */
    async addEntry(userId: string, format: GameFormat = CLASSIC): Promise<void> {
      const isNew = await transact(async (unit) => {
        if (!(await lockAccounts(unit.db, [userId]))) throw new Refusal('no-session');
        await refusePlaying(unit, userId);
        const lobby = lobbyRepository(unit.db);
        const isAdded = await lobby.addEntry(userId, storedFormat(format), clock());
        if (!isAdded) await lobby.changeEntry(userId, storedFormat(format));
        return isAdded;
      });
      const entries = await lobbyRepository(db).entries();
      const own = entries.find((entry) => entry.userId === userId);
      if (isNew && own) broadcast(roomOf.lobby, 'lobbyGameAdded', own);
      await broadcastEntries(roomOf.lobby);
    },

    /** Removes a user's entry, and the requests that others sent to the user. */
    removeEntry: (userId: string) => takeOut(userId, (lobby) => lobby.removeRequestsTo(userId)),

    /** Removes the entries and requests of users who begin a game or delete their account. */
    async leave(unit: Unit, userIds: readonly string[]): Promise<void> {
      const lobby = lobbyRepository(unit.db);
      await lobby.removeEntries(userIds);
      const requests = await lobby.removeRequestsOf(userIds);
      unit.afterCommit(() =>
        backgroundTasks.run('lobby events', async () => {
          await broadcastEntries(roomOf.lobby);
          await broadcastRequests(requests);
        }),
      );
    },

    /**
     * Sends a request to a waiting user, for a game of the format that the user waits for. Idempotent.
     *
     * @throws {Refusal} `request-to-oneself`, `not-in-lobby`, `already-playing`, `too-many-game-requests`
     */
    async request(fromUserId: string, toUserId: string): Promise<void> {
      if (fromUserId === toUserId) throw new Refusal('request-to-oneself');
      const over = await transact(async (unit) => {
        const lobby = lobbyRepository(unit.db);
        const areBothThere = await lockAccounts(unit.db, [fromUserId, toUserId]);
        if (!areBothThere) throw new Refusal('not-in-lobby');
        await refusePlaying(unit, fromUserId);
        const format = await lobby.formatOf(toUserId);
        if (format === undefined) throw new Refusal('not-in-lobby');
        const removed = await lobby.removeRequestsBefore(clock() - CHALLENGE_MS);
        const isNew = await lobby.addRequest({
          from_user_id: fromUserId,
          to_user_id: toUserId,
          created_at: clock(),
          format,
        });
        if (isNew && (await lobby.countRequestsFrom(fromUserId)) > MAX_REQUESTS) {
          throw new Refusal('too-many-game-requests');
        }
        return removed;
      });
      await broadcastRequests(over);
      await broadcastRequestsOf([fromUserId, toUserId]);
    },

    /**
     * Accepts a request and starts a game of its format, in one transaction. Returns the game's id, again if repeated
     * while the game runs.
     *
     * @throws {Refusal} `request-gone`, `already-playing`, `too-many-games`
     */
    async accept(userId: string, fromUserId: string): Promise<string> {
      const players = [fromUserId, userId] as const;
      const { gameId, isAgain } = await transact(async (unit) => {
        const lobby = lobbyRepository(unit.db);
        if (!(await lockAccounts(unit.db, players))) throw new Refusal('request-gone');
        const since = clock() - CHALLENGE_MS;
        const request = await lobby.takeRequest(fromUserId, userId, since);
        if (!request) {
          const game = await games.running(userId, unit.db);
          const seated = game && playersOf(game).map((player) => player?.userId);
          if (!game || !isDeepStrictEqual(seated, players)) throw new Refusal('request-gone');
          return { gameId: game.gameId, isAgain: true };
        }

        const starter = randomInt(2);
        const format = formatIn(request.format);
        const matchup = { playerIds: players, starter, format };
        return { gameId: await games.start(unit, matchup), isAgain: false };
      });
      if (isAgain) return gameId;
      for (const player of players) broadcast(roomOf.user(player), 'joinGameRoom', { gameId });
      await broadcastRequestsOf(players);
      return gameId;
    },

    /** @throws {Refusal} `request-gone` */
    async withdraw(userId: string, toUserId: string): Promise<void> {
      const request = await lobbyRepository(db).takeRequest(userId, toUserId);
      if (!request) throw new Refusal('request-gone');
      await broadcastRequests([request]);
    },

    /** @throws {Refusal} `request-gone` */
    async reject(userId: string, fromUserId: string): Promise<void> {
      const request = await lobbyRepository(db).takeRequest(fromUserId, userId);
      if (!request) throw new Refusal('request-gone');
      await broadcastRequests([request]);
      const username = await usernameOf(db, userId);
      if (username === undefined) return; // the account has just been deleted
      broadcast(roomOf.user(fromUserId), 'gameRequestRejected', { userId, username });
    },

    /** Deletes the requests that were not answered in time. */
    async expireRequests(): Promise<void> {
      await broadcastRequests(
        await lobbyRepository(db).removeRequestsBefore(clock() - CHALLENGE_MS),
      );
    },

    /** To be called every second, by any number of servers. */
    forgetAbsent: forgetAbsent({ clock, absent: () => lobbyRepository(db).absent(), forget }),
  };
}

export type LobbyService = ReturnType<typeof lobbyService>;
