import type { UserRef } from '@darts/contracts/accounts';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import type { Db } from '#platform/store/db.ts';
import { roomOf } from '#platform/realtime/realtime.ts';
import { Refusal } from '#platform/refusals.ts';
import { lockConnection } from '#platform/servers/servers.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import { lockAccounts } from '../../accounts/service.ts';
import type { PlayService } from '../../play/service.ts';
import { competitionRepository } from '../repository.ts';
import { waitingRepository } from './waiting-repository.ts';

/** A game that begins, of a competition that is held. */
export type Begun = {
  readonly gameId: string;
  readonly competitionId: string;
};

type Deps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly broadcast: Broadcast;
  readonly games: PlayService;
  /** Takes both players out of wherever they waited, in the transaction that starts their game. */
  readonly onStarted: (unit: Unit, userIds: readonly string[], begun: Begun) => Promise<void>;
};

/** A device that comes to wait; `listen` has it receive the events of those who do. */
type Arrival = {
  readonly userId: string;
  readonly connectionId: string;
  readonly listen: () => Promise<void>;
};

/** Where the two players of a league or tournament game wait for one another. */
export function gameLobby({ db, transact, broadcast, games, onStarted }: Deps) {
  async function broadcastPlayers(gameId: string): Promise<readonly UserRef[]> {
    const players = await waitingRepository(db).playersIn(gameId);
    broadcast(roomOf.waiting(gameId), 'preLobbyUpdate', { players: [...players] });
    return players;
  }

  /** Those who began another game after they came to wait: nobody else can do anything about it. */
  async function playingElsewhere(unit: Unit, userIds: readonly string[]): Promise<string[]> {
    const busy: string[] = [];
    for (const userId of userIds) if (await games.isPlaying(unit, userId)) busy.push(userId);
    return busy;
  }

  /**
   * Begins the game of two who wait for it, unless one of them has left or begun it by now.
   *
   * @returns who waits no longer, as they are playing elsewhere
   */
  const start = (
    gameId: string,
    competitionId: string,
    userIds: readonly string[],
  ): Promise<readonly string[]> =>
    transact(async (unit) => {
      await lockAccounts(unit.db, userIds);
      await competitionRepository(unit.db).change(competitionId); // nobody ends it meanwhile
      const waiting = waitingRepository(unit.db);
      const there = new Set((await waiting.playersIn(gameId)).map(({ userId }) => userId));
      const { playerIds } = await games.matchup(gameId, unit.db); // a correction may have changed them
      if (playerIds.length < 2 || !playerIds.every((id) => there.has(id))) return [];
      const busy = await playingElsewhere(unit, playerIds);
      if (busy.length > 0) {
        await waiting.removePlayers(gameId, busy);
        return busy;
      }
      await games.begin(unit, gameId);
      await waiting.clear(gameId);
      await onStarted(unit, userIds, { gameId, competitionId });
      unit.afterCommit(() => broadcast(roomOf.waiting(gameId), 'startLeagueGame', { gameId }));
      return [];
    });

  /** @throws {Refusal} `game-over`; `already-begun` where it is of the lobby, as nobody waits for those */
  async function standingOf(gameId: string, userId: string, from: Db) {
    const { status, competitionId } = await games.statusFor(gameId, userId, from);
    if (status === 'finalizada') throw new Refusal('game-over');
    if (competitionId === null) throw new Refusal('already-begun');
    return { isBegun: status === 'encurso', competitionId };
  }

  /** Writes down that a device waits, unless the game has begun. */
  const wait = (gameId: string, { userId, connectionId }: Arrival) =>
    transact(async (unit) => {
      await lockAccounts(unit.db, [userId]); // the game begins before, or sees that they wait
      const standing = await standingOf(gameId, userId, unit.db);
      if (standing.isBegun) return standing;
      // Or else the refusal would go to the rival, who can do nothing about it.
      if (await games.isPlaying(unit, userId)) throw new Refusal('already-playing');
      await lockConnection(unit.db, connectionId);
      const row = { connection_id: connectionId, game_id: gameId, user_id: userId };
      await waitingRepository(unit.db).add(row);
      return standing;
    });

  /**
   * Waits with a device. Of two that complete each other at once, one starts the game.
   *
   * @throws {Refusal} `game-not-found`, `not-a-player`, `game-over`, `already-begun`,
   * `already-playing`, `connection-lost`
   */
  async function enter(gameId: string, arrival: Arrival): Promise<void> {
    const { userId, connectionId } = arrival;
    await standingOf(gameId, userId, db);
    await arrival.listen(); // before it waits, or it would miss what comes of that
    const { isBegun, competitionId } = await wait(gameId, arrival);
    if (isBegun) return broadcast(connectionId, 'startLeagueGame', { gameId });
    const players = await broadcastPlayers(gameId);
    const ids = players.flatMap((player) => (player.userId === null ? [] : [player.userId]));
    if (ids.length < 2) return undefined;
    const gone = await start(gameId, competitionId, ids);
    if (gone.length > 0) await broadcastPlayers(gameId);
    return undefined;
  }

  return {
    enter,

    /** A device waits no longer. */
    async leave(connectionId: string): Promise<void> {
      const gameId = await waitingRepository(db).remove(connectionId);
      if (gameId !== undefined) await broadcastPlayers(gameId);
    },

    /** Nobody waits any longer whose connection is no longer there. */
    async releaseLost(): Promise<void> {
      for (const gameId of await waitingRepository(db).removeLost()) await broadcastPlayers(gameId);
    },
  };
}

export type GameLobby = ReturnType<typeof gameLobby>;
