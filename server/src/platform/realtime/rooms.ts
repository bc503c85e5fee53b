/** Rooms of connections, each of which a broadcast reaches. */

/** At least one room: to Socket.IO, none means everybody. */
export type Rooms = [string, ...string[]];

/** A connection may want games whole, or after a turn without the turns before it, which it has. */
type Wish = { readonly lastTurnOnly: boolean };

/** Rooms of one kind, by the id of what they are about. */
export type RoomKind = (id: string) => string;

/** The two rooms of those who follow a game in one way. */
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

/** Rooms of a game's players and watchers, by how they want it. */
export type Audience = { readonly whole: Rooms; readonly lastTurn: Rooms };

export const audienceOf = (gameId: string): Audience => ({
  whole: [players.whole(gameId), watchers.whole(gameId)],
  lastTurn: [players.lastTurn(gameId), watchers.lastTurn(gameId)],
});

export const roomsOf = {
  players: bothRooms(players),
  watchers: bothRooms(watchers),
  /** Players and watchers. */
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
