import type { gameLobbyRequests } from '@darts/contracts/competitions';
import { roomOf, type Handlers } from '#platform/realtime/realtime.ts';
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
});
