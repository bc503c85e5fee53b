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
import type { CompetitionService } from '../../competitions/service.ts';
import type { Planned } from '../../dates/service.ts';
import type { PlayService } from '../../play/service.ts';
import { boardNames } from '../board-views.ts';
import { tournamentRepository } from '../repository.ts';
import { boardsOf, type NamedBoards } from '../settings.ts';
import { boardRepository } from './board-repository.ts';

type Deps = {
  readonly db: Db;
  readonly competitions: CompetitionService;
  readonly games: PlayService;
};

/** A board of a tournament. */
export type BoardIn = { readonly tournamentId: string; readonly boardId: string };

const NONE: NamedBoards = { list: [], isAutomatic: true, setAside: [] };

/**
 * The boards of tournaments, and what is called to them. They are read and written by whoever holds
 * their tournament: all that changes its games or boards waits for one another.
 */
export function tournamentBoards({ db, competitions, games }: Deps) {
  async function read({ db: trx }: Unit, tournamentId: string): Promise<NamedBoards> {
    const [own] = await tournamentRepository(trx).in([tournamentId]);
    return (own && boardsOf(own)) ?? NONE;
  }

  /** Calls what is next, and writes the boards. */
  async function write(unit: Unit, tournamentId: string, boards: NamedBoards): Promise<void> {
    const called = calledNext(boards, await boardRepository(unit.db).gamesOf(tournamentId));
    await tournamentRepository(unit.db).update(tournamentId, { boards: JSON.stringify(called) });
  }

  /** What is on which board, after anything has become of a tournament that is held. */
  async function callNext(unit: Unit, tournamentId: string): Promise<void> {
    const boards = await read(unit, tournamentId);
    if (boards.list.length > 0) await write(unit, tournamentId, boards);
  }

  const boardOf = ({ list }: NamedBoards, gameId: string): string | null =>
    list.find((board) => board.gameId === gameId)?.name ?? null;

  return {
    callNext,

    /** The names of the boards that games of some tournaments are on, or called to, by the ids of the games. */
    async byGame(tournamentIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows =
        tournamentIds.length === 0 ? [] : await tournamentRepository(db).in(tournamentIds);
      return boardNames(rows.flatMap((row) => boardsOf(row)?.list ?? []));
    },

    /** Does what changes the games of a tournament, which nobody else changes meanwhile; then boards follow. */
    async following(unit: Unit, tournamentId: string, act: () => Promise<void>): Promise<void> {
      await competitions.hold(unit, tournamentId);
      await act();
      await callNext(unit, tournamentId);
    },

    /**
     * A game has begun in a competition that is held: its players are busy, on a board or on none. A
     * league has no boards.
     */
    async noteBegun(unit: Unit, tournamentId: string): Promise<void> {
      const boards = await read(unit, tournamentId);
      if (boards.list.length === 0) return;
      await write(unit, tournamentId, boards);
      competitions.broadcastChange(unit, tournamentId);
    },

    /** The players of such a game have agreed on a time: until somebody calls it, no board waits for it. */
    async noteAgreed(unit: Unit, { competitionId: id, gameId }: Planned): Promise<void> {
      const boards = await read(unit, id);
      if (boards.list.length > 0) await write(unit, id, withoutGame(boards, gameId));
    },

    /**
     * Names the boards. One that is not named any more is gone, and what was called to it waits for
     * another.
     *
     * @throws {Refusal} `tournament-not-found`, `not-the-creator`, `not-in-progress`,
     * `boards-changed` where they are not those that the caller has `seen`, `board-not-found`
     */
    setBoards: (tournamentId: string, body: BoardsBody, caller: Caller): Promise<void> =>
      competitions.prepare(tournamentId, caller, async (unit) => {
        const before = await read(unit, tournamentId);
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
     * Calls a game to a board by hand, or frees the board: what was called to it is called by hand alone
     * from then on.
     *
     * @throws {Refusal} `tournament-not-found`, `not-the-creator`, `not-in-progress`,
     * `board-not-found`, `boards-changed` where another game than `seen` is on it, `board-taken`,
     * `not-callable`
     */
    call: (
      { tournamentId, boardId }: BoardIn,
      { gameId, seen }: BoardGameBody,
      caller: Caller,
    ): Promise<void> =>
      competitions.organise(tournamentId, caller, async (unit) => {
        const before = await read(unit, tournamentId);
        const there = before.list.find((board) => board.boardId === boardId)?.gameId ?? null;
        if (there === gameId && there !== null) return;
        if (there !== null && seen !== undefined && seen !== there) {
          throw new Refusal('boards-changed');
        }
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

const isSeen = ({ list }: NamedBoards, seen: NonNullable<BoardsBody['seen']>): boolean =>
  list.length === seen.length &&
  list.every(({ boardId, name }, at) => boardId === seen[at]?.boardId && name === seen[at].name);

const valueOf = ({ list, isAutomatic }: NamedBoards) => ({
  boards: list.map(({ name }) => name),
  isAutomatic,
});
