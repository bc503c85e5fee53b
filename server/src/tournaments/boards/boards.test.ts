/** Games called to the boards of a tournament, by themselves and by hand. */
import { expect, test } from 'vitest';
import { boardsStage, noonIn, onBoards, seeBoards } from '../../../test/tournaments/boards.ts';
import { startFeatures } from '../../../test/features.ts';
import { proofChance, proofLength, proofSeed } from '../../../test/proof.ts';
import { tournamentCourses } from '../../../test/tournament-course.ts';

const COURSES = proofLength(40);

async function stageOf() {
  const features = await startFeatures();
  return { ...features, ...(await boardsStage(features)) };
}

test('eight players in two groups play on three boards to the champion, with automatic calls', async () => {
  const { newAccounts, enrol, start, play, setBoards, tournaments } = await stageOf();
  const id = await enrol(await newAccounts(8), {
    groupStage: { size: 4, through: 2 },
    hasThirdPlace: true,
  });
  expect((await tournaments.get(id)).boards).toBeUndefined();
  expect(onBoards(await setBoards(id, ['Diana 1', 'Diana 2', 'Fondo']))).toEqual([
    null,
    null,
    null,
  ]);

  let now = await start(id);
  const [one = [], other = []] = now.groups!.map(({ games }) => games.map((game) => game.gameId));
  expect(onBoards(now)).toEqual([one[0], other[0], one[1]]);
  expect(now.boards!.waiting).toEqual([{ gameId: other[1], isByHand: false }]);
  let thrown = 0;
  while (now.status === 'encurso') {
    seeBoards(now);
    await play(onBoards(now).findLast((gameId) => gameId !== null)!);
    thrown += 1;
    now = await tournaments.get(id);
  }
  expect([thrown, onBoards(now)]).toEqual([2 * 6 + 4, [null, null, null]]);
});

test('a game called by hand comes to the chosen board, moves to another board and is taken off again', async () => {
  const { newAccounts, enrol, start, play, setBoards, call, organiser, ...features } =
    await stageOf();
  const { tournaments, competitions } = features;
  const id = await enrol(await newAccounts(4));
  const [one = '', other = '', final = ''] = (await start(id)).games.map((game) => game.gameId!);
  const named = (await setBoards(id, ['Uno', 'Dos'], false)).boards!;
  const [first = '', second = ''] = named.list.map(({ boardId }) => boardId);
  const both = [one, other].map((gameId) => ({ gameId, isByHand: false }));
  expect([named.list.map(({ gameId }) => gameId), named.waiting]).toEqual([[null, null], both]);

  expect(onBoards(await call(id, first, one))).toEqual([one, null]);
  expect(onBoards(await call(id, first, one))).toEqual([one, null]);
  await expect(call(id, first, other)).rejects.toThrow('board-taken');
  await expect(call(id, second, final)).rejects.toThrow('not-callable');
  await expect(call(id, id, other)).rejects.toThrow('board-not-found');
  expect(onBoards(await call(id, second, one))).toEqual([null, one]);
  const freed = await call(id, second, null);
  expect([onBoards(freed), freed.boards!.waiting]).toEqual([
    [null, null],
    [{ gameId: one, isByHand: true }, both[1]],
  ]);

  // From now on by themselves: what was taken off a board is not, until it is called by hand.
  const boards = named.list.map(({ boardId, name }) => ({ boardId, name }));
  const set = (body: typeof boards) =>
    tournaments.setBoards(id, { boards: body, isAutomatic: true }, organiser);
  expect(onBoards(await set(boards))).toEqual([other, null]);
  await play(other);
  expect(onBoards(await tournaments.get(id))).toEqual([null, null]);
  expect(onBoards(await call(id, second, one))).toEqual([null, one]);
  // Its board is taken away: it comes to the other one.
  expect(onBoards(await set(boards.slice(0, 1)))).toEqual([one]);
  await expect(set(boards)).rejects.toThrow('board-not-found');
  await play(one);
  expect(onBoards(await tournaments.get(id))).toEqual([final]);

  const { entries } = await competitions.tournament.history(id, { limit: 50 });
  expect(
    entries.map(({ act, before, after }) => [act, before?.board, after?.board ?? after?.boards]),
  ).toEqual([
    ['boards', undefined, ['Uno']],
    ['called', null, 'Dos'],
    ['boards', undefined, ['Uno', 'Dos']],
    ['called', 'Dos', undefined],
    ['called', 'Uno', 'Dos'],
    ['called', null, 'Uno'],
    ['boards', undefined, ['Uno', 'Dos']],
  ]);
});

test('a game leaves its board on a decision by hand, a withdrawal or the end of the tournament', async () => {
  const { newAccounts, enrol, start, setBoards, organiser, tournaments, results } = await stageOf();
  const id = await enrol(await newAccounts(8), { groupStage: { size: 4, through: 1 } });
  await setBoards(id, ['Uno', 'Dos']);
  const begun = await start(id);
  const [one = '', other = ''] = onBoards(begun).map(String);
  const of = { competitionId: id, gameId: one };
  const reason = 'No vino.';
  await results.enter('tournament', of, { outcome: 'walkover', came: 1, reason }, organiser);
  const decided = await tournaments.get(id);
  seeBoards(decided);
  expect(onBoards(decided)).not.toContain(one);
  await results.takeBack('tournament', of, { reason }, organiser);
  const again = await tournaments.get(id);
  seeBoards(again);
  const player = again.groups!.flatMap(({ games }) => games).find((game) => game.gameId === other)!;
  const userId = player.player1!.userId!;
  await results.withdraw('tournament', id, { userId, reason }, organiser);
  const without = await tournaments.get(id);
  seeBoards(without);
  expect(onBoards(without)).not.toContain(other);
  expect(onBoards(without)).not.toContain(null);
  expect(onBoards(await tournaments.end(id, organiser))).toEqual([null, null]);
  await expect(setBoards(id, [])).rejects.toThrow('not-in-progress');
});

test('a semi-final with its result taken back replaces the final on the board', async () => {
  const { newAccounts, enrol, start, setBoards, organiser, tournaments, results } = await stageOf();
  const id = await enrol(await newAccounts(4));
  await setBoards(id, ['Uno']);
  const [one = '', other = '', final = ''] = (await start(id)).games.map(({ gameId }) => gameId!);
  const reason = 'No vino.';
  for (const gameId of [one, other]) {
    const walkover = { outcome: 'walkover', came: 1, reason } as const;
    await results.enter('tournament', { competitionId: id, gameId }, walkover, organiser);
  }
  expect(onBoards(await tournaments.get(id))).toEqual([final]);

  await results.takeBack('tournament', { competitionId: id, gameId: other }, { reason }, organiser);

  expect(onBoards(await tournaments.get(id))).toEqual([other]);
});

test('no board waits for players who begin an uncalled game or agree on a later time', async () => {
  const { newAccounts, enrol, start, setBoards, call, meet, agree, ...features } = await stageOf();
  const { tournaments } = features;
  const id = await enrol(await newAccounts(8), { groupStage: { size: 4, through: 1 } });
  await setBoards(id, ['Uno', 'Dos']);
  const begun = await start(id);
  const [one = '', other = ''] = onBoards(begun).map(String);
  const all = begun.groups!.flatMap(({ games }) => games);
  const playersOf = (gameId: string | null) =>
    [all.find((game) => game.gameId === gameId)!]
      .flatMap(({ player1, player2 }) => [player1, player2])
      .map((player) => player!.userId);
  const early = all.find(
    ({ gameId, player1 }) => gameId !== one && playersOf(one).includes(player1!.userId),
  )!;
  await meet(early.gameId!);
  const inPlay = await tournaments.get(id);
  seeBoards(inPlay);
  expect(onBoards(inPlay)).toEqual([expect.any(String), other]);
  expect(playersOf(onBoards(inPlay)[0]!)).not.toEqual(
    expect.arrayContaining([expect.toBeOneOf(playersOf(early.gameId))]),
  );

  const noon = noonIn(2);
  await agree(other, noon);
  const agreed = await tournaments.get(id);
  seeBoards(agreed);
  expect([onBoards(agreed)[0], agreed.boards!.waiting]).toEqual([
    onBoards(inPlay)[0],
    expect.not.arrayContaining([{ gameId: other, isByHand: false }]),
  ]);
  expect(onBoards(agreed)).not.toContain(other);
  // When the hour has come, the organiser calls it; they agree on another.
  const { boardId } = agreed.boards!.list[1]!;
  await call(id, boardId, null);
  expect(onBoards(await call(id, boardId, other))).toContain(other);
  await agree(other, noon);
  expect(onBoards(await tournaments.get(id))).toContain(other);
  await agree(other, noonIn(3));
  expect(onBoards(await tournaments.get(id))).not.toContain(other);
});

test('clearing a board as its game ends does not remove the game called next', async () => {
  const { newAccounts, enrol, start, play, setBoards, call, tournaments } = await stageOf();
  const id = await enrol(await newAccounts(4));
  const { boardId } = (await setBoards(id, ['Uno'])).boards!.list[0]!;
  const [over = ''] = onBoards(await start(id)).map(String);
  await play(over);
  const [next] = onBoards(await tournaments.get(id));

  await expect(call(id, boardId, null, over)).rejects.toThrow('boards-changed');
  expect(onBoards(await tournaments.get(id))).toEqual([next]);
  expect(onBoards(await call(id, boardId, null, next!))).toEqual([null]);
  expect(onBoards(await call(id, boardId, null, next!))).toEqual([null]); // once more, as by two at once
});

test('the second of two concurrent board changes is refused and removes no board', async () => {
  const { newAccounts, enrol, setBoards, organiser, tournaments } = await stageOf();
  const id = await enrol(await newAccounts(2));
  const { boards } = await setBoards(id, ['Uno']);
  const seen = boards!.list.map(({ boardId, name }) => ({ boardId, name }));
  const set = (names: readonly string[], known?: typeof seen) =>
    tournaments.setBoards(
      id,
      {
        boards: [...seen, ...names.map((name) => ({ name }))],
        isAutomatic: true,
        ...(known && { seen: known }),
      },
      organiser,
    );
  await set(['Dos'], seen);
  await expect(set(['Tres'], seen)).rejects.toThrow('boards-changed');
  await expect(set(['Tres'], [])).rejects.toThrow('boards-changed');
  const named = async () => (await tournaments.get(id)).boards!.list.map(({ name }) => name);
  expect(await named()).toEqual(['Uno', 'Dos']);
  await set(['Tres']);
  expect(await named()).toEqual(['Uno', 'Tres']);
});

test(`no board stands free while a game waits for it, in ${COURSES} random tournaments (seed ${proofSeed})`, async () => {
  const chance = proofChance();
  const features = await startFeatures();
  const { setBoards } = await boardsStage(features);
  const play = await tournamentCourses(features, chance);
  for (let course = 0; course < COURSES; course += 1) {
    const groupStage = chance() < 0.5 ? { size: 4, through: 2 } : null;
    const names = ['Uno', 'Dos', 'Tres'].slice(Math.floor(chance() * 3));
    await play(
      6 + Math.floor(chance() * 8),
      { groupStage, hasThirdPlace: chance() < 0.5 },
      {
        prepare: (id, organiser) => setBoards(id, names, true, organiser),
        look: async (id) => seeBoards(await features.tournaments.get(id)),
      },
    );
  }
});
