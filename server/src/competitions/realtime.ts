import type { gameLobbyRequests } from '@darts/contracts/competitions';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { GameSocket, Handlers } from '#platform/realtime/realtime.ts';
import { roomOf } from '#platform/realtime/rooms.ts';
import type { GameLobby } from './game-lobby/game-lobby.ts';

/** Realtime handlers of the lobby before a league or tournament game. */
export const gameLobbyHandlers = (lobby: GameLobby): Handlers<keyof typeof gameLobbyRequests> => ({
  async joinLeagueGameLobby({ gameId }, { userId, socket }) {
    const listen = async () => socket.join(roomOf.waiting(gameId));
    await lobby.enter(gameId, { userId, connectionId: socket.id, listen });
    return {};
  },

  async leaveLeagueGameLobby({ gameId }, { socket }) {
    await socket.leave(roomOf.waiting(gameId));
    await lobby.leave(socket.id);
    return {};
  },

  proposeScoring: async ({ gameId }, { userId, socket }) => ({
    isHere: await lobby.propose(gameId, { userId, connectionId: socket.id }),
  }),

  async answerScoringProposal({ gameId, accept }, { userId }) {
    await lobby.answerProposal(gameId, userId, accept);
    return {};
  },
});

/** Returns a handler that sends a new connection the open questions to its user. */
export const greetWithProposals =
  (lobby: GameLobby, backgroundTasks: BackgroundTasks) =>
  ({ id, data: { userId } }: GameSocket): void => {
    backgroundTasks.run('open proposals', () => lobby.sendProposals(userId, id));
  };
