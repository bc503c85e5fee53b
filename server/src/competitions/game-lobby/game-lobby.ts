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

/** A device that enters a lobby. `listen` subscribes the device to the events of the lobby. */
type Arrival = {
  readonly userId: string;
  readonly connectionId: string;
  readonly listen: () => Promise<void>;
};

/** Lobby in which the two players of a league or tournament game wait for each other. */
export function gameLobby(deps: Deps) {
  const { db, transact, broadcast, games, holding } = deps;

  const playersOf = async (gameId: string): Promise<readonly string[]> =>
    (await games.find(gameId))?.playerIds ?? [];

  /** Broadcasts the players who wait for a game. Returns true if both players of the game wait. */
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
    // A correction may have changed the players of the game while others waited for it.
    return seated.length === 2 && seated.every((id) => players.some((each) => each.userId === id));
  }

  /** Tells both players of each game that the question of a device that no longer waits is withdrawn. */
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
   * Begins a game if both of its players still wait for it and nobody has begun it.
   *
   * @returns the devices that no longer wait because their users are playing another game
   */
  const start = (gameId: string, by: Actor): Promise<readonly Gone[]> =>
    transact(async (unit) => {
      const { game } = await holding(unit, gameId, asPlayer(by, 'open'));
      const waiting = waitingRepository(unit.db);
      const there = new Set((await waiting.playersIn(gameId)).map(({ userId }) => userId));
      if (!game.playerIds.every((id) => there.has(id))) return [];
      const busy = await games.playingAmong(game.playerIds, unit.db); // began another game while they waited
      if (busy.length > 0) return waiting.removePlayers(gameId, busy);
      await begin(unit, game);
      return [];
    });

  /**
   * Returns true if the game has begun.
   *
   * @throws {Refusal} `game-not-found`, `not-a-player`, `game-over`; `already-begun` for a game of no competition
   */
  async function isBegun(gameId: string, userId: string, from: Db): Promise<boolean> {
    const { playerIds, status, competitionId } = await games.matchup(gameId, from);
    if (!playerIds.includes(userId)) throw new Refusal('not-a-player');
    if (status === 'finalizada') throw new Refusal('game-over');
    if (competitionId === null) throw new Refusal('already-begun');
    return status === 'encurso';
  }

  /** Stores that a device waits, unless the game has begun. Returns true if the game has begun. */
  const wait = (gameId: string, { userId, connectionId }: Arrival) =>
    transact(async (unit) => {
      await lockAccounts(unit.db, [userId]); // a concurrent start began before, or sees the player wait
      if (await isBegun(gameId, userId, unit.db)) return true;
      // Refused here because, at the start, the refusal would go to the rival, who can do nothing about it.
      if (await games.isPlaying(unit, userId)) throw new Refusal('already-playing');
      await lockConnection(unit.db, connectionId);
      const row = { connection_id: connectionId, game_id: gameId, user_id: userId };
      await waitingRepository(unit.db).add(row);
      return false;
    });

  /**
   * Makes a device wait for a game, and starts the game once both players wait. Only one of two concurrent calls
   * starts the game.
   *
   * @throws {Refusal} `game-not-found`, `not-a-player`, `game-over`, `already-begun`,
   * `already-playing`, `connection-lost`
   */
  async function enter(gameId: string, arrival: Arrival): Promise<void> {
    const { userId, connectionId } = arrival;
    await isBegun(gameId, userId, db); // refuses before the device subscribes
    await arrival.listen(); // before the device waits, or it would miss the events that follow
    if (await wait(gameId, arrival)) return broadcast(connectionId, 'startLeagueGame', { gameId });
    if (!(await broadcastPlayers(gameId))) return undefined;
    const gone = await start(gameId, arrival);
    if (gone.length > 0) await broadcastPlayers(gameId);
    await endQuestions(gone);
    return undefined;
  }

  return {
    enter,

    /** Removes a device from the lobby in which it waits. */
    async leave(connectionId: string): Promise<void> {
      const gone = await waitingRepository(db).remove(connectionId);
      if (!gone) return;
      await broadcastPlayers(gone.game_id);
      await endQuestions([gone]);
    },

    /** Removes the devices whose connections are lost. */
    async releaseLost(): Promise<void> {
      const gone = await waitingRepository(db).removeLost();
      for (const gameId of new Set(gone.map((row) => row.game_id))) await broadcastPlayers(gameId);
      await endQuestions(gone);
    },

    ...scoringProposals(deps, { begin, broadcastPlayers }),
  };
}

export type GameLobby = ReturnType<typeof gameLobby>;
