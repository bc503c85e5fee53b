import type { lobbyRequests } from '@darts/contracts/lobby';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { GameSocket, Handlers } from '#platform/realtime/realtime.ts';
import { roomOf } from '#platform/realtime/rooms.ts';
import type { LobbyService } from './service.ts';

/** Returns the handlers of the lobby's realtime requests. */
export const lobbyHandlers = (lobby: LobbyService): Handlers<keyof typeof lobbyRequests> => ({
  async enterOnlineLobby(_, { userId, socket }) {
    await socket.join(roomOf.lobby);
    await lobby.sendSnapshots(userId, socket.id);
    return {};
  },

  async exitOnlineLobby(_, { userId, socket }) {
    await socket.leave(roomOf.lobby);
    await lobby.removeEntry(userId);
    return {};
  },

  async addGameOnlineLobby({ format }, { userId }) {
    await lobby.addEntry(userId, format);
    return {};
  },

  async deleteGameOnlineLobby(_, { userId }) {
    await lobby.removeEntry(userId);
    return {};
  },

  async requestGameToPlayer({ targetUserId }, { userId }) {
    await lobby.request(userId, targetUserId);
    return {};
  },

  async withdrawGameRequest({ targetUserId }, { userId }) {
    await lobby.withdraw(userId, targetUserId);
    return {};
  },

  acceptGameRequest: async ({ fromUserId }, { userId }) => ({
    gameId: await lobby.accept(userId, fromUserId),
  }),

  async rejectGameRequest({ fromUserId }, { userId }) {
    await lobby.reject(userId, fromUserId);
    return {};
  },
});

/** Sends a new connection the open requests of its user, also if there are none: the client may show stale ones. */
export const greetWithRequests =
  (lobby: LobbyService, backgroundTasks: BackgroundTasks) =>
  ({ id, data: { userId } }: GameSocket): void => {
    backgroundTasks.run('open requests', () => lobby.sendRequests(userId, id));
  };
