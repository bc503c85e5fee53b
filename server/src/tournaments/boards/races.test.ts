/** Boards, whatever happens to them at the same time: each test asks for two things at once, again and again. */
import { expect, test } from 'vitest';
import { boardsStage, noonIn, onBoards, seeBoards } from '../../../test/tournaments/boards.ts';
import { startFeatures } from '../../../test/features.ts';
import { proofLength } from '../../../test/proof.ts';

const REPETITIONS = proofLength(200);

/** Tournaments of eight, one in groups, the next without, on as many boards as are named. */
async function stageOf() {
  const features = await startFeatures();
  const stage = await boardsStage(features);
  const players = await features.newAccounts(8);
  let count = 0;
  return {
    ...features,
    ...stage,
    /** One that has just begun: its id, and whatever its boards are. */
    async begun(names: readonly string[], isAutomatic = true) {
      count += 1;
      const groupStage = count % 2 === 0 ? { size: 4, through: 2 } : null;
      const id = await stage.enrol(players, { groupStage });
      const { boards } = await stage.setBoards(id, names, isAutomatic);
      return { id, tournament: await stage.start(id), boards: boards!.list };
    },
    async loserOf(gameId: string): Promise<string> {
      const { seated } = await features.games.matchup(gameId);
      return String(seated[1]);
    },
    /** Calls it off, so that its players are free. */
    async stop(id: string): Promise<void> {
      const on = onBoards(await features.tournaments.get(id));
      for (const gameId of on.filter((each) => each !== null)) {
        const { status, seated } = await features.games.matchup(gameId);
        if (status === 'encurso') await features.live.surrender(gameId, String(seated[1]));
      }
      await features.tournaments.end(id, stage.organiser);
    },
  };
}

test(`two boards that come free at once are each called another game, ${REPETITIONS} times`, async () => {
  const { begun, begin, live, loserOf, tournaments, stop } = await stageOf();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { id, tournament } = await begun(['Uno', 'Dos']);
    const on = onBoards(tournament).map(String);
    const losers = await Promise.all(on.map(loserOf));
    for (const gameId of on) await begin(gameId);
    await Promise.all(on.map((gameId, index) => live.surrender(gameId, losers[index]!)));

    const after = await tournaments.get(id);
    seeBoards(after);
    expect(onBoards(after)).not.toContain(null);
    await stop(id);
  }
});

test(`concurrent calls put a game on one board only, and one game only on a board, ${REPETITIONS} times`, async () => {
  const { begun, call, tournaments, stop } = await stageOf();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { id, tournament, boards } = await begun(['Uno', 'Dos', 'Tres'], false);
    const [one, other, third] = tournament.boards!.waiting.map(({ gameId }) => gameId);
    const [first = '', second = '', last = ''] = boards.map(({ boardId }) => boardId);
    const calls = await Promise.allSettled([
      call(id, first, one!),
      call(id, second, one!),
      call(id, last, other!),
      call(id, last, third!),
    ]);
    const refused = calls.flatMap((each) => (each.status === 'rejected' ? each.reason : []));
    expect(refused.map(({ code }) => code)).toEqual(['board-taken']);
    const after = await tournaments.get(id);
    seeBoards(after);
    expect(onBoards(after).filter((gameId) => gameId === one)).toHaveLength(1);
    expect([other, third]).toContain(onBoards(after)[2]);
    await stop(id);
  }
});

test(`a board is removed while its game ends and another game is called to it, ${REPETITIONS} times`, async () => {
  const { begun, begin, live, loserOf, call, organiser, tournaments, stop } = await stageOf();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { id, tournament, boards } = await begun(['Uno', 'Dos']);
    const [on = ''] = onBoards(tournament).map(String);
    const [waiting] = tournament.boards!.waiting;
    const [first, second] = boards;
    const loser = await loserOf(on);
    await begin(on);
    const left = { boards: [{ boardId: second!.boardId, name: 'Dos' }], isAutomatic: true };
    await Promise.allSettled([
      tournaments.setBoards(id, left, organiser),
      live.surrender(on, loser),
      call(id, first!.boardId, waiting!.gameId),
    ]);
    const after = await tournaments.get(id);
    seeBoards(after);
    expect(after.boards!.list.map(({ name }) => name)).toEqual(['Dos']);
    await stop(id);
  }
});

test(`no board stays free when an organiser frees or replaces boards as a game ends, ${REPETITIONS} times`, async () => {
  const { begun, begin, live, loserOf, call, setBoards, tournaments, stop } = await stageOf();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { id, tournament, boards } = await begun(['Uno', 'Dos']);
    const [on = '', other] = onBoards(tournament).map(String);
    const loser = await loserOf(on);
    await begin(on);
    await Promise.all([
      live.surrender(on, loser),
      time % 2 === 0 ? call(id, boards[1]!.boardId, null) : setBoards(id, ['Tres', 'Cuatro']),
    ]);
    const after = await tournaments.get(id);
    seeBoards(after);
    expect(onBoards(after)).not.toContain(null);
    if (time % 2 === 0) expect(onBoards(after)).not.toContain(other);
    await stop(id);
  }
});

test(`boards stay consistent as a game ends, an uncalled game begins and a called game gets a time, ${REPETITIONS} times`, async () => {
  const { begun, begin, live, loserOf, meet, agree, tournaments, stop } = await stageOf();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { id, tournament } = await begun(['Uno', 'Dos', 'Tres']);
    const [on = '', called = ''] = onBoards(tournament).map(String);
    const early = tournament.boards!.waiting[0]!.gameId;
    const loser = await loserOf(on);
    await begin(on);
    await Promise.all([live.surrender(on, loser), meet(early), agree(called, noonIn(2))]);
    const after = await tournaments.get(id);
    seeBoards(after);
    expect(onBoards(after)).not.toContain(called);
    await live.surrender(early, await loserOf(early));
    await stop(id);
  }
});

test(`two organisers add a board at once, and the second is refused, ${REPETITIONS} times`, async () => {
  const { begun, organiser, tournaments, stop } = await stageOf();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { id, boards } = await begun(['Uno', 'Dos']);
    const seen = boards.map(({ boardId, name }) => ({ boardId, name }));
    const add = (name: string) =>
      tournaments.setBoards(
        id,
        { boards: [...seen, { name }], isAutomatic: true, seen },
        organiser,
      );
    const added = await Promise.allSettled([add('Tres'), add('Cuatro')]);
    const refused = added.flatMap((each) => (each.status === 'rejected' ? each.reason : []));
    expect(refused.map(({ code }) => code)).toEqual(['boards-changed']);
    const after = await tournaments.get(id);
    seeBoards(after);
    expect(after.boards!.list).toHaveLength(3);
    await stop(id);
  }
});

test(`boards stay consistent as a called player deletes the account and the next game is called, ${REPETITIONS} times`, async () => {
  const { newAccounts, enrol, setBoards, start, begin, live, loserOf, accounts, tournaments } =
    await stageOf();
  const others = await newAccounts(7);
  for (let time = 0; time < REPETITIONS; time += 1) {
    const [leaver = ''] = await newAccounts(1);
    const id = await enrol([leaver, ...others]);
    await setBoards(id, ['Uno', 'Dos']);
    const [on = ''] = onBoards(await start(id)).map(String);
    const loser = await loserOf(on);
    await begin(on);
    await Promise.all([
      live.surrender(on, loser).catch(() => {}), // the leaver was in it, and has lost
      accounts.remove(leaver, leaver),
    ]);
    seeBoards(await tournaments.get(id));
  }
});
