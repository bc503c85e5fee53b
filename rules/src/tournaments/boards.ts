/** Several boards: which games can be thrown now, who is next, and what is called to which board. */

/** A game as far as it matters for calling it. */
export type CallableGame = {
  readonly gameId: string;
  readonly status: 'pendiente' | 'encurso' | 'finalizada';
  readonly players: readonly [string | null, string | null]; // null while not known
  readonly isAgreed: boolean; // its players have a time of their own for it
};

/** A board and the game that is called to it, or thrown there. */
export type Board = { readonly boardId: string; readonly gameId: string | null };

/** All that is settled of boards. */
export type Boards<Own extends Board = Board> = {
  readonly list: readonly Own[]; // in the order of the organiser
  readonly isAutomatic: boolean; // whether games are called by themselves as boards come free
  readonly setAside: readonly string[]; // games taken off a board by hand: called by hand alone
};

/** Where a game stands in its tournament. Groups come before the bracket. */
type Standing = {
  readonly group?: number | undefined;
  readonly round: number;
  readonly match: number;
};

/**
 * Who plays next: all groups a round at a time, then the bracket, and third place before the final.
 */
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

/** Whether a game keeps its board, if none of some players is in it. */
function holds(game: CallableGame | undefined, busy: ReadonlySet<string>): boolean {
  if (!game || game.status === 'finalizada') return false;
  const players = playersOf(game);
  return game.status === 'encurso' || (players.length === 2 && !players.some((id) => busy.has(id)));
}

const withGame = <Own extends Board>(board: Own, gameId: string | null): Own => ({
  ...board,
  gameId,
});

/**
 * The boards without games that are over or cannot be thrown: nobody is in two games, and one that has
 * begun comes before one that has been called.
 */
function stillHeld<Own extends Board>(
  list: readonly Own[],
  games: ReadonlyMap<string, CallableGame>,
): { readonly list: readonly Own[]; readonly busy: Set<string> } {
  const running = [...games.values()].filter(({ status }) => status === 'encurso');
  const busy = new Set(running.flatMap(playersOf));
  const kept = list.map((board) => {
    const game = board.gameId === null ? undefined : games.get(board.gameId);
    if (!game || !holds(game, busy)) return withGame(board, null);
    for (const player of playersOf(game)) busy.add(player);
    return board;
  });
  return { list: kept, busy };
}

const isReady = (game: CallableGame, busy: ReadonlySet<string>): boolean =>
  game.status === 'pendiente' && holds(game, busy);

/** A game that can be thrown now and is on no board. `isByHand`: it is not called by itself. */
export type Waiting = { readonly gameId: string; readonly isByHand: boolean };

/**
 * What can be thrown now, whoever is next first.
 *
 * @param games in the order of calls
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
 * The boards once games that are over have left them and, where they are called by themselves, those
 * that are next have come to whatever is free.
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

/** Why a game does not come to a board. */
export type NotCalled = 'board-not-found' | 'board-taken' | 'not-callable';

/**
 * The boards with a game called to one of them by hand, or moved to it.
 *
 * @param games as they stand, in any order
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
  if (!holds(known.get(gameId), busy)) return 'not-callable';
  return {
    ...boards,
    list: list.map((each) => (each === board ? withGame(each, gameId) : each)),
    setAside: boards.setAside.filter((id) => id !== gameId),
  };
}

/** The boards with one of them free. What was called to it waits to be called by hand. */
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

/** The boards without a game that is not to be thrown now. */
export const withoutGame = <Own extends Board>(
  boards: Boards<Own>,
  gameId: string,
): Boards<Own> => ({
  ...boards,
  list: boards.list.map((each) => (each.gameId === gameId ? withGame(each, null) : each)),
});

const byId = (games: readonly CallableGame[]): ReadonlyMap<string, CallableGame> =>
  new Map(games.map((game) => [game.gameId, game]));
