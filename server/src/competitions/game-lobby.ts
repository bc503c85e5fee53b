import type { UserRef } from '@darts/contracts/accounts';
import type { Announce } from '#platform/announcing.ts';
import type { Db } from '#platform/database.ts';
import { roomOf } from '#platform/realtime.ts';
import { Refusal } from '#platform/refusals.ts';
import { lockConnection } from '#platform/servers.ts';
import type { Transact, Unit } from '#platform/transactions.ts';
import type { PlayService } from '../play/service.ts';
import { competitionRepository } from './repository.ts';
import { waitingRepository } from './waiting-repository.ts';

type World = {
  readonly db: Db;
  readonly transact: Transact;
  readonly announce: Announce;
  readonly games: PlayService;
  /** Takes both players out of wherever they waited, in the transaction that starts their game. */
  readonly onStarted: (unit: Unit, userIds: readonly string[]) => Promise<void>;
};

/** A device that comes to wait; `listen` has it hear what is announced to those who do. */
type Arrival = {
  readonly userId: string;
  readonly connectionId: string;
  readonly listen: () => Promise<void>;
};

/** Where the two players of a league or tournament game wait for one another. */
export function gameLobby({ db, transact, announce, games, onStarted }: World) {
  async function tell(gameId: string): Promise<readonly UserRef[]> {
    const players = await waitingRepository(db).playersIn(gameId);
    announce(roomOf.waiting(gameId), 'preLobbyUpdate', { players: [...players] });
    return players;
  }

  const start = (
    gameId: string,
    competitionId: string,
    userIds: readonly string[],
  ): Promise<void> =>
    transact(async (unit) => {
      await competitionRepository(unit.db).change(competitionId); // nobody ends it meanwhile
      await games.begin(unit, gameId);
      await waitingRepository(unit.db).clear(gameId);
      await onStarted(unit, userIds);
      unit.afterCommit(() => announce(roomOf.waiting(gameId), 'startLeagueGame', { gameId }));
    });

  /** Waits with a device. Of two that complete each other at once, one starts the game. */
  async function enter(gameId: string, arrival: Arrival): Promise<void> {
    const { userId, connectionId } = arrival;
    const { status, competitionId } = await games.statusFor(gameId, userId);
    if (competitionId === null || status === 'finalizada') throw new Refusal('game-over');
    if (status === 'encurso') return announce(connectionId, 'startLeagueGame', { gameId });
    // Or else the rival would be told so, who can do nothing about it.
    const running = await games.running(userId);
    if (running?.gameId === gameId) return enter(gameId, arrival); // begun just now
    if (running) throw new Refusal('already-playing');

    await arrival.listen(); // before it waits, or it would miss what comes of that
    await transact(async (unit) => {
      await lockConnection(unit.db, connectionId);
      const row = { connection_id: connectionId, game_id: gameId, user_id: userId };
      await waitingRepository(unit.db).add(row);
    });
    const players = await tell(gameId);
    if (players.length < 2) return stayUnlessBegun(gameId, arrival);
    const ids = players.flatMap((player) => (player.userId === null ? [] : [player.userId]));
    return start(gameId, competitionId, ids).catch(unlessBegun);
  }

  /** The player's other device may have begun the game while this one came. */
  async function stayUnlessBegun(gameId: string, arrival: Arrival): Promise<void> {
    const { status } = await games.statusFor(gameId, arrival.userId);
    if (status === 'pendiente') return undefined;
    await waitingRepository(db).remove(arrival.connectionId);
    return enter(gameId, arrival);
  }

  return {
    enter,

    /** A device waits no longer. */
    async leave(connectionId: string): Promise<void> {
      const gameId = await waitingRepository(db).remove(connectionId);
      if (gameId !== undefined) await tell(gameId);
    },

    /** Nobody waits any longer whose connection is no longer there. */
    async letGoOfLost(): Promise<void> {
      for (const gameId of await waitingRepository(db).letGo()) await tell(gameId);
    },
  };
}

export type GameLobby = ReturnType<typeof gameLobby>;

/** The other of the two has started it, which is as good. */
function unlessBegun(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'already-begun') throw error;
}
