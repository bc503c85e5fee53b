import * as z from 'zod/mini';
import { request } from './request.ts';

const userId = z.uuid();

export const lobbyGame = z.object({
  userId,
  username: z.string(),
  mpt: z.number(), // average per turn over all finished games; 0 before the first turn
});
export type LobbyGame = z.output<typeof lobbyGame>;

export const gameRequest = z.object({
  fromUserId: userId,
  fromUsername: z.string(),
  fromMpt: z.number(), // average per turn, as in the lobby
  toUserId: userId,
  remainingMs: z.int().check(z.nonnegative()), // what is left of the time to answer it
});
export type GameRequest = z.output<typeof gameRequest>;

export const lobbyRequests = {
  /** From now on the lobby's snapshots arrive; both are sent at once. */
  enterOnlineLobby: request({}, {}),
  /** Leaves the lobby, and takes the caller's entry out of it. */
  exitOnlineLobby: request({}, {}),
  addGameOnlineLobby: request({}, {}),
  deleteGameOnlineLobby: request({}, {}),
  requestGameToPlayer: request({ targetUserId: userId }, {}),
  /** Takes back what the caller has asked of a user. */
  withdrawGameRequest: request({ targetUserId: userId }, {}),
  acceptGameRequest: request({ fromUserId: userId }, { gameId: z.uuid() }),
  rejectGameRequest: request({ fromUserId: userId }, {}),
};

export const lobbyEvents = {
  updateLobbyGames: z.object({
    lobbyGames: z.array(lobbyGame), // longest waiting first
    activeGames: z.int(), // games in progress, of every kind
  }),
  lobbyGameAdded: lobbyGame,
  /** To whoever has asked for a game: the user who was asked does not want it. */
  gameRequestRejected: z.object({ userId, username: z.string() }),
  /** The open requests from or to the receiver, oldest first. */
  updatePendingGameRequests: z.object({ pendingRequests: z.array(gameRequest) }),
};
