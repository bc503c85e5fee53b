import * as z from 'zod/mini';
import { id } from './fields/ids.ts';
import { chosenFormat, gameFormat } from './play.ts';
import { request } from './request.ts';

const userId = id;

export const lobbyPlayer = z.object({
  userId,
  username: z.string(),
  mpt: z.number(), // average per turn over all finished games; 0 before the first turn
});
export type LobbyPlayer = z.output<typeof lobbyPlayer>;

export const lobbyGame = z.extend(lobbyPlayer, {
  format: gameFormat, // format of the game that the player waits for
});
export type LobbyGame = z.output<typeof lobbyGame>;

/** Maximum number of running games in `updateRunningGames`. */
export const MAX_LISTED = 50;

export const runningGame = z.object({
  gameId: id,
  player1: lobbyPlayer,
  player2: lobbyPlayer,
  format: gameFormat,
});
export type RunningGame = z.output<typeof runningGame>;

export const gameRequest = z.object({
  fromUserId: userId,
  fromUsername: z.string(),
  fromMpt: z.number(), // average per turn, as in the lobby
  toUserId: userId,
  format: gameFormat, // format at the time of the request; accepting starts a game of this format
  remainingMs: z.int().check(z.nonnegative()), // time left to answer
});
export type GameRequest = z.output<typeof gameRequest>;

export const lobbyRequests = {
  /** Subscribes to the lobby's entries and running games. Snapshots of both are sent at once. */
  enterOnlineLobby: request({}, {}),
  /** Leaves the lobby and deletes the caller's entry. */
  exitOnlineLobby: request({}, {}),
  /** Adds the caller's entry, or changes its format. Without a format: the classic format. */
  addGameOnlineLobby: request({ format: z.optional(chosenFormat) }, {}),
  deleteGameOnlineLobby: request({}, {}),
  requestGameToPlayer: request({ targetUserId: userId }, {}),
  /** Withdraws the caller's game request to a user. */
  withdrawGameRequest: request({ targetUserId: userId }, {}),
  acceptGameRequest: request({ fromUserId: userId }, { gameId: id }),
  rejectGameRequest: request({ fromUserId: userId }, {}),
};

export const lobbyEvents = {
  updateLobbyGames: z.object({
    lobbyGames: z.array(lobbyGame), // longest waiting first
    activeGames: z.int(), // games in progress, of every kind
  }),
  lobbyGameAdded: lobbyGame,
  /** Running games to watch. Sent when games begin or end, at most once a second. */
  updateRunningGames: z.object({
    runningGames: z.array(runningGame).check(z.maxLength(MAX_LISTED)), // strongest players first
    activeGames: z.int(), // number of all running games, listed or not
  }),
  /** Tells the sender of a game request that user `userId` has rejected the request. */
  gameRequestRejected: z.object({ userId, username: z.string() }),
  /** Pending game requests from or to the receiver, oldest first. */
  updatePendingGameRequests: z.object({ pendingRequests: z.array(gameRequest) }),
};
