/** Names of Socket.IO rooms. A broadcast to a room reaches its connections. */

/** Non-empty list of rooms: to Socket.IO, an empty list means everybody. */
export type Rooms = [string, ...string[]];

/** Form in which a connection wants games: whole, or after a turn without the earlier turns, which it has already. */
type Wish = { readonly lastTurnOnly: boolean };

/** Returns the name of a room of one kind, by the id of a game, competition, user or session. */
export type RoomKind = (id: string) => string;

/** The rooms of a game's players, or of its watchers, by the form in which they want the game. */
type GameRooms = { readonly whole: RoomKind; readonly lastTurn: RoomKind };

const players: GameRooms = { whole: (id) => `game:${id}`, lastTurn: (id) => `game-last:${id}` };
const watchers: GameRooms = {
  whole: (id) => `watchers:${id}`,
  lastTurn: (id) => `watchers-last:${id}`,
};

const roomAsWished =
  ({ whole, lastTurn }: GameRooms) =>
  (gameId: string, { lastTurnOnly }: Wish): string =>
    (lastTurnOnly ? lastTurn : whole)(gameId);

const bothRooms =
  ({ whole, lastTurn }: GameRooms) =>
  (gameId: string): Rooms => [whole(gameId), lastTurn(gameId)];

export const roomOf = {
  user: (userId: string) => `user:${userId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  waiting: (gameId: string) => `waiting:${gameId}`,
  competition: (competitionId: string) => `competition:${competitionId}`,
  player: roomAsWished(players),
  watcher: roomAsWished(watchers),
  lobby: 'lobby',
} as const;

/** Rooms of a game's players and watchers, by the form in which they want the game. */
export type Audience = { readonly whole: Rooms; readonly lastTurn: Rooms };

export const audienceOf = (gameId: string): Audience => ({
  whole: [players.whole(gameId), watchers.whole(gameId)],
  lastTurn: [players.lastTurn(gameId), watchers.lastTurn(gameId)],
});

export const roomsOf = {
  players: bothRooms(players),
  watchers: bothRooms(watchers),
  /** Returns all rooms of a game: of players and watchers, in both forms. */
  audience(gameId: string): Rooms {
    const { whole, lastTurn } = audienceOf(gameId);
    return [...whole, ...lastTurn];
  },
} as const;

/** Rooms of connections that follow a game. */
export const GAME_ROOMS: readonly RoomKind[] = [players, watchers].flatMap(
  ({ whole, lastTurn }) => [whole, lastTurn],
);

/** Rooms of connections that watch a game, or a league or tournament. */
export const WATCHED_ROOMS: readonly RoomKind[] = [
  watchers.whole,
  watchers.lastTurn,
  roomOf.competition,
];
