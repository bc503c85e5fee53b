/** Behind what is entered for the semi-finals, their losers play for third place, or nobody does. */
import { expect, test } from 'vitest';
import { tournamentInProgress } from '../../test/results/competitions.ts';

const FIRST_WON = { outcome: 'result', legsWon: [1, 0], left: 32 };
const SECOND_CAME = { outcome: 'walkover', came: 2 };
const NOBODY_THERE = { status: 'finalizada', player1: null, player2: null, winner: null };

/** Four players, of whom two will play for third place. */
async function withThirdPlace() {
  const tournament = await tournamentInProgress(4, { hasThirdPlace: true });
  const { at, enter, look, people } = tournament;
  const [one, other] = [await at(1, 1), await at(1, 2)];
  const third = async () => (await look()).thirdPlace;
  const deviceOf = ({ userId }: { userId: string }) =>
    people.find((person) => person.userId === userId)!.connect();
  return {
    ...tournament,
    one,
    other,
    third,
    playSemifinals: async () => {
      for (const { gameId } of [one, other]) await enter(gameId, FIRST_WON);
      return third();
    },
    /** Its players meet in the lobby of the game. */
    begin: async ({ gameId, player1, player2 }: Awaited<ReturnType<typeof third>>) => {
      const devices = [await deviceOf(player1), await deviceOf(player2)] as const;
      for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
      for (const device of devices) await device.ask('joinGame', { gameId });
      return devices;
    },
  };
}

test.each(['taken back', 'corrected'])(
  'both losers play for third place once a walkover in a semi-final is %s',
  async (how) => {
    const { enter, takeBack, one, other, third, look } = await withThirdPlace();
    await enter(one.gameId, SECOND_CAME);
    expect(await third()).toMatchObject({ ...NOBODY_THERE, endReason: 'void' });
    await enter(other.gameId, FIRST_WON);
    expect(await third()).toMatchObject(NOBODY_THERE);

    if (how === 'taken back') {
      expect((await takeBack(one.gameId)).status).toBe(200);
      expect(await third()).toMatchObject({
        status: 'pendiente',
        player1: null,
        player2: other.player2,
      });
    }
    expect((await enter(one.gameId, FIRST_WON)).status).toBe(200);
    const { player1, player2 } = { player1: one.player2, player2: other.player2 };
    const game = await third();
    expect(game).toMatchObject({ status: 'pendiente', player1, player2 });
    await enter(game.gameId, SECOND_CAME);
    expect(await third()).toMatchObject({ status: 'finalizada', winner: other.player2 });
    expect(await look()).toMatchObject({ status: 'encurso' });
  },
);

test('a player moved to the final by a correction does not play for third place', async () => {
  const { enter, at, one, other, third, playSemifinals } = await withThirdPlace();
  expect(await playSemifinals()).toMatchObject({ player1: one.player2, player2: other.player2 });
  await enter(one.gameId, SECOND_CAME);
  expect(await third()).toMatchObject({ ...NOBODY_THERE, endReason: 'void' });
  await enter(other.gameId, { outcome: 'result', legsWon: [0, 1], left: 2 });
  expect(await third()).toMatchObject(NOBODY_THERE);
  expect(await at(2, 1)).toMatchObject({ player1: one.player2, player2: other.player2 });

  await enter(one.gameId, FIRST_WON);
  const losers = { player1: one.player2, player2: other.player1 };
  expect(await third()).toMatchObject({ status: 'pendiente', ...losers });
});

test('a tournament called off with third place open stays over after a correction of its final', async () => {
  const { enter, takeBack, at, look, creator, path, playSemifinals } = await withThirdPlace();
  await playSemifinals();
  const { gameId } = await at(2, 1);
  await enter(gameId, FIRST_WON);
  await creator.post(`${path}/end`);
  expect((await takeBack(gameId)).code).toBe('not-in-progress');
  expect((await enter(gameId, { ...FIRST_WON, legsWon: [0, 1] })).status).toBe(200);
  expect((await look()).status).toBe('finalizada');
});

test('a semi-final cannot be corrected once the third-place game is running or decided', async () => {
  const { enter, takeBack, at, one, third, begin, playSemifinals } = await withThirdPlace();
  const game = await playSemifinals();
  const corrections = [
    SECOND_CAME,
    { outcome: 'void' },
    { outcome: 'result', legsWon: [0, 1], left: 2 },
  ];
  const isRefused = async () => {
    for (const correction of corrections) {
      expect((await enter(one.gameId, correction)).code).toBe('next-game-begun');
    }
    expect((await takeBack(one.gameId)).code).toBe('next-game-begun');
  };
  const before = [await at(1, 1), await at(2, 1)];
  // Void by hand, it stays so until the organiser takes that back.
  await enter(game.gameId, { outcome: 'void' });
  await isRefused();
  expect(await third()).toMatchObject({ status: 'finalizada', endReason: 'void' });
  await takeBack(game.gameId);
  const [device] = await begin(game);
  await isRefused();
  await device.ask('surrenderGame', { gameId: game.gameId });
  expect(await third()).toMatchObject({ status: 'finalizada', winner: game.player2 });
  await isRefused();
  expect([await at(1, 1), await at(2, 1)]).toEqual(before);
});
