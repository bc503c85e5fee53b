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
  format: gameFormat, // of the game that the player waits for
});
export type LobbyGame = z.output<typeof lobbyGame>;

/** How many of the games in progress are listed. */
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
  format: gameFormat, // that it was sent for; acceptance is to that
  remainingMs: z.int().check(z.nonnegative()), // what is left of the time to answer it
});
export type GameRequest = z.output<typeof gameRequest>;

export const lobbyRequests = {
  /** From now on the lobby's snapshots arrive; both are sent at once. */
  enterOnlineLobby: request({}, {}),
  /** Leaves the lobby, and takes the caller's entry out of it. */
  exitOnlineLobby: request({}, {}),
  /** Waits for a game; without a format, for the classic one. Whoever waits already changes it. */
  addGameOnlineLobby: request({ format: z.optional(chosenFormat) }, {}),
  deleteGameOnlineLobby: request({}, {}),
  requestGameToPlayer: request({ targetUserId: userId }, {}),
  /** Takes back what the caller has asked of a user. */
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
  /** The games that can be looked on at. Sent as they begin and end, at most once a second. */
  updateRunningGames: z.object({
    runningGames: z.array(runningGame).check(z.maxLength(MAX_LISTED)), // the strongest first
    activeGames: z.int(), // how many there are of them, and of those beyond the list
  }),
  /** To whoever has asked for a game: the user who was asked does not want it. */
  gameRequestRejected: z.object({ userId, username: z.string() }),
  /** The open requests from or to the receiver, oldest first. */
  updatePendingGameRequests: z.object({ pendingRequests: z.array(gameRequest) }),
};
