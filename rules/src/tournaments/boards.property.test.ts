import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calledByHand,
  calledNext,
  freedByHand,
  inCallOrder,
  waitingGames,
  type Boards,
  type CallableGame,
} from './boards.ts';

const player = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { nil: null });

/** Games of a few players, no player in two running games. */
const games = fc
  .array(
    fc.record({
      players: fc.tuple(player, player).filter(([one, other]) => one === null || one !== other),
      status: fc.constantFrom('pendiente', 'pendiente', 'encurso', 'finalizada'),
      isAgreed: fc.boolean(),
    }),
    { maxLength: 14 },
  )
  .map((all) => {
    const throwing = new Set<string | null>([null]);
    return all.map(({ players, status, isAgreed }, index): CallableGame => {
      const begins = status === 'encurso' && !players.some((id) => throwing.has(id));
      if (begins) for (const id of players) throwing.add(id);
      const begun = begins ? 'encurso' : 'pendiente';
      return {
        gameId: `game ${index}`,
        players,
        isAgreed,
        status: status === 'finalizada' ? status : begun,
      };
    });
  });

/** Boards with any games on them, also impossible ones: games go on after they are called. */
const boards = fc.record({
  list: fc
    .uniqueArray(fc.nat(15), { maxLength: 4 })
    .map((on) => on.map((id, index) => ({ boardId: `${index}`, gameId: `game ${id}` })))
    .chain((list) =>
      fc.tuple(...list.map((board) => fc.constantFrom(board, { ...board, gameId: null }))),
    ),
  isAutomatic: fc.boolean(),
  setAside: fc.uniqueArray(
    fc.nat(15).map((id) => `game ${id}`),
    { maxLength: 3 },
  ),
});

const gamesOn = ({ list }: Boards) => list.flatMap(({ gameId }) => gameId ?? []);

/** Checks that no player is on two boards, and that each board has a game that runs or can run. */
function seeCalls(called: Boards, all: readonly CallableGame[]): void {
  const on = gamesOn(called);
  const thrown = all.filter(({ gameId, status }) => on.includes(gameId) || status === 'encurso');
  expect(new Set(on).size).toBe(on.length);
  const wanted = thrown.flatMap(({ players }) => players);
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(wanted).not.toContain(null);
  expect(all.filter(({ gameId }) => on.includes(gameId))).toHaveLength(on.length);
  expect(thrown.every(({ status }) => status !== 'finalizada')).toBe(true);
}

test('after any events, no player is called to two boards or away from a running game', () => {
  fc.assert(
    fc.property(boards, games, (before, all) => {
      const after = calledNext(before, all);
      seeCalls(after, all);
      expect(calledNext(after, all)).toEqual(after);
    }),
  );
});

test('running games keep their boards; called games too while their players begin no other game', () => {
  fc.assert(
    fc.property(boards, games, (before, all) => {
      const first = calledNext(before, all);
      const begun = all.map((game) =>
        gamesOn(first).includes(game.gameId) ? { ...game, status: 'encurso' as const } : game,
      );
      const taken = ({ list }: Boards) => list.filter(({ gameId }) => gameId !== null);
      expect(taken(calledNext(first, begun))).toEqual(expect.arrayContaining(taken(first)));
    }),
  );
});

test('automatic calls leave no board free while a game waits, and manual mode calls no game', () => {
  fc.assert(
    fc.property(boards, games, (before, all) => {
      const after = calledNext(before, all);
      const next = waitingGames(after, all).filter(({ isByHand }) => !isByHand);
      const isFree = after.list.some(({ gameId }) => gameId === null);
      if (before.isAutomatic) expect(isFree && next.length > 0).toBe(false);
      else for (const gameId of gamesOn(after)) expect(gamesOn(before)).toContain(gameId);
    }),
  );
});

test('games are called in the order of calls', () => {
  fc.assert(
    fc.property(boards, games, (before, all) => {
      const free = { ...before, isAutomatic: true };
      const one = [...calledNext({ ...free, isAutomatic: false }, all).list];
      const isFree = one.some(({ gameId }) => gameId === null);
      const waiting = waitingGames({ ...free, list: one }, all);
      const next = waiting.find(({ isByHand }) => !isByHand);
      expect(gamesOn(calledNext(free, all))).toEqual(
        expect.arrayContaining(next && isFree ? [next.gameId] : []),
      );
    }),
  );
});

test('a waiting game can be called to a free board by hand, and a game taken off stays off', () => {
  fc.assert(
    fc.property(boards, games, (before, all) => {
      const boardsNow = calledNext(before, all);
      for (const { gameId } of waitingGames(boardsNow, all)) {
        for (const { boardId, gameId: there } of boardsNow.list) {
          const called = calledByHand(boardsNow, all, { boardId, gameId });
          if (there !== null) {
            expect(called).toBe('board-taken');
            continue;
          }
          if (typeof called === 'string') throw new Error(called);
          seeCalls(called, all);
          expect(gamesOn(called)).toContain(gameId);
          expect(called.setAside).not.toContain(gameId);
          const freed = freedByHand(called, boardId);
          if (typeof freed === 'string') throw new Error(freed);
          expect(gamesOn(calledNext(freed, all))).not.toContain(gameId);
        }
      }
    }),
  );
});

test('a game taken off a board and then played is called again automatically if it is replayed', () => {
  const known = (status: CallableGame['status']): CallableGame[] => [
    { gameId: 'game', status, players: ['a', 'b'], isAgreed: false },
  ];
  const list = [{ boardId: '1', gameId: null }];
  const taken: Boards = { list, isAutomatic: true, setAside: ['game'] };
  expect(gamesOn(calledNext(taken, known('pendiente')))).toEqual([]);

  const over = calledNext(taken, known('finalizada'));

  expect(gamesOn(calledNext(over, known('pendiente')))).toEqual(['game']);
});

test('calls go round by round through all groups, then the bracket, third place before the final', () => {
  const order = inCallOrder([
    { round: 2, match: 1 },
    { round: 2, match: 0 },
    { round: 1, match: 2 },
    { group: 2, round: 1, match: 1 },
    { group: 1, round: 2, match: 1 },
    { group: 1, round: 1, match: 1 },
    { group: 1, round: 1, match: 2 },
  ]);
  expect(order.map(({ group = 0, round, match }) => [group, round, match])).toEqual([
    [1, 1, 1],
    [2, 1, 1],
    [1, 1, 2],
    [1, 2, 1],
    [0, 1, 2],
    [0, 2, 0],
    [0, 2, 1],
  ]);
});

test('a busy, finished or unknown game is not called by hand, and a game may move to another board', () => {
  const game = (
    gameId: string,
    status: CallableGame['status'],
    ...players: [string, string | null]
  ) => ({ gameId, status, players, isAgreed: false }) as const;
  const all = [
    game('on', 'encurso', 'a', 'b'),
    game('busy', 'pendiente', 'b', 'c'),
    game('over', 'finalizada', 'c', 'd'),
    game('half', 'pendiente', 'd', null),
  ];
  const list = [
    { boardId: '1', gameId: 'on' },
    { boardId: '2', gameId: null },
  ];
  const now: Boards = { list, isAutomatic: true, setAside: [] };
  const call = (gameId: string, boardId = '2') => calledByHand(now, all, { boardId, gameId });
  expect(['busy', 'over', 'half', 'none'].map((gameId) => call(gameId))).toEqual(
    Array.from({ length: 4 }, () => 'not-callable'),
  );
  expect([call('on', '3'), freedByHand(now, '3')]).toEqual(['board-not-found', 'board-not-found']);
  expect(call('on')).toEqual({
    ...now,
    list: [
      { boardId: '1', gameId: null },
      { boardId: '2', gameId: 'on' },
    ],
  });
});
