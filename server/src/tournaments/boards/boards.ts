import { randomUUID } from 'node:crypto';
import type { BoardGameBody, BoardsBody } from '@darts/contracts/tournaments';
import {
  calledByHand,
  calledNext,
  freedByHand,
  withoutGame,
} from '@darts/rules/tournaments/boards';
import type { Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { asOrganiser, type CompetitionService } from '../../competitions/service.ts';
import type { CompetitionGame, PlayService } from '../../play/service.ts';
import { boardNames } from '../board-views.ts';
import { tournamentRepository } from '../repository.ts';
import { boardsOf, type NamedBoards } from '../settings.ts';
import { boardRepository } from './board-repository.ts';

type Deps = {
  readonly competitions: CompetitionService;
  readonly games: PlayService;
};

/** Ids of a tournament and of one of its boards. */
export type BoardIn = { readonly tournamentId: string; readonly boardId: string };

const NONE: NamedBoards = { list: [], isAutomatic: true, setAside: [] };

/**
 * Boards of tournaments, and the games called to them. The functions run in transactions that hold the tournament,
 * so that changes of its games and boards are serialised.
 */
export function tournamentBoards({ competitions, games }: Deps) {
  async function read({ db: trx }: Unit, tournamentId: string): Promise<NamedBoards> {
    const [own] = await tournamentRepository(trx).in([tournamentId]);
    return (own && boardsOf(own)) ?? NONE;
  }

  /** Calls the next games to free boards, and stores the boards. */
  async function write(unit: Unit, tournamentId: string, boards: NamedBoards): Promise<void> {
    const called = calledNext(boards, await boardRepository(unit.db).gamesOf(tournamentId));
    await tournamentRepository(unit.db).update(tournamentId, { boards: JSON.stringify(called) });
  }

  /** Calls the next games to the boards of a held tournament. Returns false if it has no boards. */
  async function callNext(unit: Unit, tournamentId: string): Promise<boolean> {
    const boards = await read(unit, tournamentId);
    if (boards.list.length === 0) return false;
    await write(unit, tournamentId, boards);
    return true;
  }

  const boardOf = ({ list }: NamedBoards, gameId: string): string | null =>
    list.find((board) => board.gameId === gameId)?.name ?? null;

  return {
    callNext,

    /** Takes a game whose players have agreed on a time off its board. From then on, it is only called by hand. */
    async noteAgreed(unit: Unit, { competitionId: id, gameId }: CompetitionGame): Promise<void> {
      const boards = await read(unit, id);
      if (boards.list.length > 0) await write(unit, id, withoutGame(boards, gameId));
    },

    /**
     * Sets the boards of a tournament. A board left out is removed; the game called to it waits for another board.
     *
     * @throws {Refusal} `tournament-not-found`, `not-the-creator`, `not-in-progress`, `board-not-found`,
     * `boards-changed` if the boards are not those that the caller has `seen`
     */
    setBoards: (tournamentId: string, body: BoardsBody, caller: Caller): Promise<void> =>
      competitions.change(tournamentId, asOrganiser(caller, 'unfinished'), async (unit) => {
        const before = await read(unit, tournamentId);
        if (isDone(before, body)) return; // a retry after a lost answer
        if (body.seen && !isSeen(before, body.seen)) throw new Refusal('boards-changed');
        const list = body.boards.map(({ boardId, name }) => {
          const known = before.list.find((board) => board.boardId === boardId);
          if (boardId !== undefined && !known) throw new Refusal('board-not-found');
          return { boardId: boardId ?? randomUUID(), gameId: known?.gameId ?? null, name };
        });
        const after = { ...before, list, isAutomatic: body.isAutomatic };
        await write(unit, tournamentId, after);
        const [was, is] = [valueOf(before), valueOf(after)];
        if (JSON.stringify(was) === JSON.stringify(is)) return;
        const entry = { competitionId: tournamentId, by: caller, act: 'boards' } as const;
        await competitions.note(unit, { ...entry, before: was, after: is });
      }),

    /**
     * Calls a game to a board by hand, or frees the board. A game taken off a board is only called by hand from
     * then on.
     *
     * @throws {Refusal} `tournament-not-found`, `not-the-creator`, `not-in-progress`, `board-not-found`,
     * `boards-changed` if another game than `seen` is on the board, `board-taken`, `not-callable`
     */
    call: (
      { tournamentId, boardId }: BoardIn,
      body: BoardGameBody,
      caller: Caller,
    ): Promise<void> =>
      competitions.change(tournamentId, asOrganiser(caller, 'running'), async (unit) => {
        const before = await read(unit, tournamentId);
        const there = before.list.find((board) => board.boardId === boardId)?.gameId ?? null;
        if (isCalled(before, there, body)) return;
        const { gameId, seen = there } = body;
        if (there !== null && seen !== there) throw new Refusal('boards-changed');
        const after =
          gameId === null
            ? freedByHand(before, boardId)
            : calledByHand(before, await boardRepository(unit.db).gamesOf(tournamentId), {
                boardId,
                gameId,
              });
        if (typeof after === 'string') throw new Refusal(after);
        await write(unit, tournamentId, after);
        const about = gameId ?? there;
        if (about === null) return;
        await competitions.note(unit, {
          competitionId: tournamentId,
          by: caller,
          act: 'called',
          gameId: about,
          about: (await games.matchup(about, unit.db)).seated,
          before: { board: boardOf(before, about) },
          after: { board: boardOf(after, about) },
        });
      }),
  };
}

/** Returns a reader of the names of boards, by the ids of the games that are on them or called to them. */
export const boardsByGame =
  (db: Db) =>
  async (tournamentIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    boardNames(
      (await tournamentRepository(db).in(tournamentIds)).flatMap(
        (row) => boardsOf(row)?.list ?? [],
      ),
    );

/**
 * True if a board already is as a body asks: the game is on it; or, to free it, the game `seen` was set aside
 * before. Another game may have been called to the board since.
 */
const isCalled = (
  { setAside }: NamedBoards,
  there: string | null,
  { gameId, seen }: BoardGameBody,
): boolean =>
  gameId === null
    ? seen !== undefined && seen !== there && setAside.includes(seen)
    : there === gameId;

const isSeen = ({ list }: NamedBoards, seen: NonNullable<BoardsBody['seen']>): boolean =>
  list.length === seen.length &&
  list.every(({ boardId, name }, at) => boardId === seen[at]?.boardId && name === seen[at].name);

/**
 * True if the boards already are as a body asks. A board without an id may be one that the same body created
 * before.
 */
const isDone = (before: NamedBoards, { boards, isAutomatic }: BoardsBody): boolean =>
  before.isAutomatic === isAutomatic &&
  before.list.length === boards.length &&
  before.list.every(
    ({ boardId, name }, at) =>
      boards[at]?.name === name && (boards[at].boardId ?? boardId) === boardId,
  );

const valueOf = ({ list, isAutomatic }: NamedBoards) => ({
  boards: list.map(({ name }) => name),
  isAutomatic,
});
