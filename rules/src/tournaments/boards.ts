/** Calling games to boards: the games that can be thrown, their order, and the game of each board. */

/** The properties of a game that decide when and where to call it. */
export type CallableGame = {
  readonly gameId: string;
  readonly status: 'pendiente' | 'encurso' | 'finalizada';
  readonly players: readonly [string | null, string | null]; // null while unknown
  readonly isAgreed: boolean; // its players have agreed on a time
};

/** A board and the game that is called to it or thrown there. */
export type Board = { readonly boardId: string; readonly gameId: string | null };

/** The state of all boards of a tournament. */
export type Boards<Own extends Board = Board> = {
  readonly list: readonly Own[]; // in the order of the organiser
  readonly isAutomatic: boolean; // true if games are called automatically to free boards
  readonly setAside: readonly string[]; // games taken off a board by hand; only called by hand
};

/** The position of a game in its tournament. Groups come before the bracket. */
type Standing = {
  readonly group?: number | undefined;
  readonly round: number;
  readonly match: number;
};

/** Sorts games in the order of calls: all groups round by round, then the bracket, third place before the final. */
export const inCallOrder = <Game extends Standing>(games: readonly Game[]): Game[] =>
  games.toSorted(
    (one, other) =>
      Number(one.group === undefined) - Number(other.group === undefined) ||
      one.round - other.round ||
      one.match - other.match ||
      (one.group ?? 0) - (other.group ?? 0),
  );

const playersOf = ({ players }: CallableGame): readonly string[] =>
  players.filter((player) => player !== null);

/** True if the game keeps its board: it runs, or both players are known and not in `busy`. */
function keepsBoard(game: CallableGame | undefined, busy: ReadonlySet<string>): boolean {
  if (!game || game.status === 'finalizada') return false;
  const players = playersOf(game);
  return game.status === 'encurso' || (players.length === 2 && !players.some((id) => busy.has(id)));
}

const withGame = <Own extends Board>(board: Own, gameId: string | null): Own => ({
  ...board,
  gameId,
});

/**
 * Returns the boards without games that are over or cannot be thrown, and the players who are in a running game or
 * called to a board. A called game loses its board if a player is in another game already.
 */
function stillHeld<Own extends Board>(
  list: readonly Own[],
  games: ReadonlyMap<string, CallableGame>,
): { readonly list: readonly Own[]; readonly busy: Set<string> } {
  const running = [...games.values()].filter(({ status }) => status === 'encurso');
  const busy = new Set(running.flatMap(playersOf));
  const kept = list.map((board) => {
    const game = board.gameId === null ? undefined : games.get(board.gameId);
    if (!game || !keepsBoard(game, busy)) return withGame(board, null);
    for (const player of playersOf(game)) busy.add(player);
    return board;
  });
  return { list: kept, busy };
}

const isReady = (game: CallableGame, busy: ReadonlySet<string>): boolean =>
  game.status === 'pendiente' && keepsBoard(game, busy);

/** A game that can be thrown now and is on no board. `isByHand`: not called automatically. */
export type Waiting = { readonly gameId: string; readonly isByHand: boolean };

/**
 * Returns the games that can be thrown now.
 *
 * @param games in the order of calls, like the result
 */
export function waitingGames(boards: Boards, games: readonly CallableGame[]): Waiting[] {
  const { busy } = stillHeld(boards.list, byId(games));
  return games
    .filter((game) => isReady(game, busy))
    .map((game) => ({ gameId: game.gameId, isByHand: isByHand(boards, game) }));
}

const isByHand = ({ setAside }: Boards, { gameId, isAgreed }: CallableGame): boolean =>
  isAgreed || setAside.includes(gameId);

/**
 * Removes finished games from the boards and, if calls are automatic, calls the next games to free boards.
 *
 * @param games in the order of calls
 */
export function calledNext<Own extends Board>(
  boards: Boards<Own>,
  games: readonly CallableGame[],
): Boards<Own> {
  const known = byId(games);
  const { list: kept, busy } = stillHeld(boards.list, known);
  const setAside = boards.setAside.filter((id) => known.get(id)?.status === 'pendiente');
  const next = boards.isAutomatic ? games.filter((game) => !isByHand(boards, game)) : [];
  const list = kept.map((board) => {
    if (board.gameId !== null) return board;
    const game = next.find((each) => isReady(each, busy));
    if (!game) return board;
    for (const player of playersOf(game)) busy.add(player);
    return withGame(board, game.gameId);
  });
  return { ...boards, list, setAside };
}

/** Reasons for not calling a game. */
export type NotCalled = 'board-not-found' | 'board-taken' | 'not-callable';

/**
 * Calls a game to a board by hand, or moves it there.
 *
 * @param games in any order
 */
export function calledByHand<Own extends Board>(
  boards: Boards<Own>,
  games: readonly CallableGame[],
  { boardId, gameId }: { readonly boardId: string; readonly gameId: string },
): Boards<Own> | NotCalled {
  const known = byId(games);
  const { list, busy } = stillHeld(withoutGame(boards, gameId).list, known);
  const board = list.find((each) => each.boardId === boardId);
  if (!board) return 'board-not-found';
  if (board.gameId !== null) return 'board-taken';
  if (!keepsBoard(known.get(gameId), busy)) return 'not-callable';
  return {
    ...boards,
    list: list.map((each) => (each === board ? withGame(each, gameId) : each)),
    setAside: boards.setAside.filter((id) => id !== gameId),
  };
}

/** Frees a board. The game that was called there is set aside, and only called by hand from then on. */
export function freedByHand<Own extends Board>(
  boards: Boards<Own>,
  boardId: string,
): Boards<Own> | 'board-not-found' {
  const board = boards.list.find((each) => each.boardId === boardId);
  if (!board) return 'board-not-found';
  const { gameId } = board;
  if (gameId === null) return boards;
  return {
    ...withoutGame(boards, gameId),
    setAside: [...boards.setAside, gameId],
  };
}

export const withoutGame = <Own extends Board>(
  boards: Boards<Own>,
  gameId: string,
): Boards<Own> => ({
  ...boards,
  list: boards.list.map((each) => (each.gameId === gameId ? withGame(each, null) : each)),
});

const byId = (games: readonly CallableGame[]): ReadonlyMap<string, CallableGame> =>
  new Map(games.map((game) => [game.gameId, game]));
