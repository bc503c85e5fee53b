import { roomOf, type Rooms } from '#platform/realtime/rooms.ts';
import { Refusal } from '#platform/refusals.ts';
import { isConnected } from '#platform/servers/servers.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { asPlayer } from '../holding.ts';
import type { Deps, Entrance } from './deps.ts';
import { waitingRepository } from './waiting-repository.ts';

/** A device in the lobby of a game. */
type Waiting = { readonly userId: string; readonly connectionId: string };

/** Proposals by a player at the board that one device record the turns of both players of the next game. */
export function scoringProposals(deps: Deps, { begin, broadcastPlayers }: Entrance) {
  const { db, transact, broadcast, games, holding, clock } = deps;

  async function checkFree(unit: Unit, userId: string, rivalId: string): Promise<void> {
    const playing = await games.playingAmong([userId, rivalId], unit.db);
    if (playing.includes(userId)) throw new Refusal('already-playing');
    if (playing.includes(rivalId)) throw new Refusal('rival-playing');
  }

  return {
    /**
     * Asks the rival, on every open page, whether the game may begin with this device recording for both players.
     * The question ends when the device leaves the lobby.
     *
     * @returns true if the rival has a page open
     * @throws {Refusal} `game-not-found`, `not-a-player`, `game-over`, `already-begun`, `rival-unknown`,
     * `already-playing`, `rival-playing`, `rival-asked`, `asked-too-often`, `connection-lost`
     */
    async propose(gameId: string, waiting: Waiting): Promise<boolean> {
      const { userId, connectionId } = waiting;
      const isHere = await transact(async (unit) => {
        const { rivalId } = await holding(unit, gameId, asPlayer(waiting, 'pending'));
        await checkFree(unit, userId, rivalId);
        const devices = waitingRepository(unit.db);
        const asked = await devices.proposerIn(gameId);
        if (asked && asked.userId !== userId) throw new Refusal('rival-asked');
        if (!asked) {
          if (!(await games.countQuestion(unit, gameId))) throw new Refusal('asked-too-often');
          await devices.propose(connectionId, gameId, clock());
          const by = await devices.proposerIn(gameId);
          if (!by) throw new Refusal('connection-lost'); // the device no longer waits
          unit.afterCommit(() =>
            broadcast(roomOf.user(rivalId), 'scoringProposed', { gameId, by }),
          );
        }
        return isConnected(unit.db, rivalId);
      });
      await broadcastPlayers(gameId);
      return isHere;
    },

    /**
     * Answers a question; accepting it begins the game. The player who asked can only withdraw the question
     * (`accept` false).
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`, `game-over`, `already-begun`, `rival-unknown`,
     * `already-playing`, `rival-playing`, `no-question`
     */
    async answerProposal(gameId: string, userId: string, accept: boolean): Promise<void> {
      await transact(async (unit) => {
        const { game, rivalId } = await holding(unit, gameId, asPlayer({ userId }, 'open'));
        if (game.status === 'encurso' && accept) return; // a retry after a lost answer
        const devices = waitingRepository(unit.db);
        const asked = await devices.proposerIn(gameId);
        if (!asked || (accept && asked.userId === userId)) throw new Refusal('no-question');
        if (accept) {
          await checkFree(unit, userId, rivalId);
          await begin(unit, game, rivalId);
        } else await devices.endProposals(gameId);
        const rooms: Rooms = [roomOf.user(userId), roomOf.user(rivalId)];
        const answer = { gameId, userId, accept };
        unit.afterCommit(() => broadcast(rooms, 'scoringProposalAnswered', answer));
      });
      if (!accept) await broadcastPlayers(gameId);
    },

    /** Sends a new connection the open questions to its user. */
    async sendProposals(userId: string, connectionId: string): Promise<void> {
      for (const { gameId, ...by } of await waitingRepository(db).proposedTo(userId)) {
        broadcast(connectionId, 'scoringProposed', { gameId, by });
      }
    },
  };
}
