import type { Actor } from '#platform/caller.ts';
import type { Db } from '#platform/store/db.ts';
import { roomOf } from '#platform/realtime/rooms.ts';
import { Refusal } from '#platform/refusals.ts';
import { lockConnection } from '#platform/servers/servers.ts';
import { lockAccounts } from '../../accounts/service.ts';
import { asPlayer } from '../holding.ts';
import type { Deps, Entrance } from './deps.ts';
import { scoringProposals } from './scoring-proposals.ts';
import { waitingRepository, type Gone } from './waiting-repository.ts';

/** A device that comes to wait; `listen` has it receive the events of those who do. */
type Arrival = {
  readonly userId: string;
  readonly connectionId: string;
  readonly listen: () => Promise<void>;
};

/** Where the two players of a league or tournament game wait for one another. */
export function gameLobby(deps: Deps) {
  const { db, transact, broadcast, games, holding } = deps;

  const playersOf = async (gameId: string): Promise<readonly string[]> =>
    (await games.find(gameId))?.playerIds ?? [];

  /** Broadcasts the players who wait for a game. Returns true if both of its players do. */
  async function broadcastPlayers(gameId: string): Promise<boolean> {
    const players = await waitingRepository(db).playersIn(gameId);
    const asked = await waitingRepository(db).proposerIn(gameId);
    const seated = await playersOf(gameId);
    const playing = await games.playingAmong(seated);
    broadcast(roomOf.waiting(gameId), 'preLobbyUpdate', {
      players,
      ...(asked && { asking: asked.userId }),
      ...(playing.length > 0 && { playing }),
    });
    // A correction may have changed the players of the game since they came to wait.
    return seated.length === 2 && seated.every((id) => players.some((each) => each.userId === id));
  }

  /** Takes the questions of those who wait no longer off the pages of their rivals. */
  async function endQuestions(gone: readonly Gone[]): Promise<void> {
    for (const { game_id: gameId, user_id: userId, proposed_at: time } of gone) {
      if (time === null) continue;
      const [one, ...others] = (await playersOf(gameId)).map(roomOf.user);
      if (one === undefined) continue;
      broadcast([one, ...others], 'scoringProposalAnswered', { gameId, userId, accept: false });
    }
  }

  const begin: Entrance['begin'] = async (unit, game, scorerId) => {
    const { gameId } = game;
    await games.begin(unit, game, scorerId);
    await waitingRepository(unit.db).clear(gameId);
    unit.afterCommit(() => broadcast(roomOf.waiting(gameId), 'startLeagueGame', { gameId }));
  };

  /**
   * Begins the game of two players who wait for it, unless one of them has left or begun it by now.
   *
   * @returns the devices that wait no longer, as their users are playing elsewhere
   */
  const start = (gameId: string, by: Actor): Promise<readonly Gone[]> =>
    transact(async (unit) => {
      const { game } = await holding(unit, gameId, asPlayer(by, 'open'));
      const waiting = waitingRepository(unit.db);
      const there = new Set((await waiting.playersIn(gameId)).map(({ userId }) => userId));
      if (!game.playerIds.every((id) => there.has(id))) return [];
      const busy = await games.playingAmong(game.playerIds, unit.db); // since they came to wait
      if (busy.length > 0) return waiting.removePlayers(gameId, busy);
      await begin(unit, game);
      return [];
    });

  /**
   * Returns true if the game has begun.
   *
   * @throws {Refusal} `game-not-found`, `not-a-player`, `game-over`; `already-begun` where it is of the
   * lobby, as nobody waits for those
   */
  async function isBegun(gameId: string, userId: string, from: Db): Promise<boolean> {
    const { playerIds, status, competitionId } = await games.matchup(gameId, from);
    if (!playerIds.includes(userId)) throw new Refusal('not-a-player');
    if (status === 'finalizada') throw new Refusal('game-over');
    if (competitionId === null) throw new Refusal('already-begun');
    return status === 'encurso';
  }

  /** Writes down that a device waits, unless the game has begun; returns true if it has. */
  const wait = (gameId: string, { userId, connectionId }: Arrival) =>
    transact(async (unit) => {
      await lockAccounts(unit.db, [userId]); // the game begins before, or sees that they wait
      if (await isBegun(gameId, userId, unit.db)) return true;
      // Or else the refusal would go to the rival, who can do nothing about it.
      if (await games.isPlaying(unit, userId)) throw new Refusal('already-playing');
      await lockConnection(unit.db, connectionId);
      const row = { connection_id: connectionId, game_id: gameId, user_id: userId };
      await waitingRepository(unit.db).add(row);
      return false;
    });

  /**
   * Waits with a device. Of two that complete each other at once, one starts the game.
   *
   * @throws {Refusal} `game-not-found`, `not-a-player`, `game-over`, `already-begun`,
   * `already-playing`, `connection-lost`
   */
  async function enter(gameId: string, arrival: Arrival): Promise<void> {
    const { userId, connectionId } = arrival;
    await isBegun(gameId, userId, db); // refuses before it listens
    await arrival.listen(); // before it waits, or it would miss what comes of that
    if (await wait(gameId, arrival)) return broadcast(connectionId, 'startLeagueGame', { gameId });
    if (!(await broadcastPlayers(gameId))) return undefined;
    const gone = await start(gameId, arrival);
    if (gone.length > 0) await broadcastPlayers(gameId);
    await endQuestions(gone);
    return undefined;
  }

  return {
    enter,

    /** A device waits no longer. */
    async leave(connectionId: string): Promise<void> {
      const gone = await waitingRepository(db).remove(connectionId);
      if (!gone) return;
      await broadcastPlayers(gone.game_id);
      await endQuestions([gone]);
    },

    /** Nobody waits any longer whose connection is no longer there. */
    async releaseLost(): Promise<void> {
      const gone = await waitingRepository(db).removeLost();
      for (const gameId of new Set(gone.map((row) => row.game_id))) await broadcastPlayers(gameId);
      await endQuestions(gone);
    },

    ...scoringProposals(deps, { begin, broadcastPlayers }),
  };
}

export type GameLobby = ReturnType<typeof gameLobby>;
