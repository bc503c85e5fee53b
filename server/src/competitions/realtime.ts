import type { gameLobbyRequests } from '@darts/contracts/competitions';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { GameSocket, Handlers } from '#platform/realtime/realtime.ts';
import { roomOf } from '#platform/realtime/rooms.ts';
import type { GameLobby } from './game-lobby/game-lobby.ts';

/** The realtime face of the lobby before a league or tournament game. */
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

/** Greets a connection with what its user is asked about games to come. */
export const greetWithProposals =
  (lobby: GameLobby, backgroundTasks: BackgroundTasks) =>
  ({ id, data: { userId } }: GameSocket): void => {
    backgroundTasks.run('open proposals', () => lobby.sendProposals(userId, id));
  };
