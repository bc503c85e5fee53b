/** Consent, the taking back of it, and turns at once: one outcome each time. And games that stand still. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startFeatures } from '../../../test/features.ts';
import { askForOnePhone } from '../../../test/one-phone.ts';
import { proofChance, proofLength, proofSeed } from '../../../test/proof.ts';
import { tournamentStage } from '../../../test/tournament-stage.ts';

const REPETITIONS = proofLength(200);
const chance = proofChance();
const DAY = 24 * 3_600_000;

/** After a moment that lets any come first. */
const soon = <Result>(act: () => Promise<Result>): Promise<Result> =>
  setTimeout(chance() * 4).then(act);

async function boards() {
  const features = await startFeatures();
  const { games, writers } = features;

  return {
    ...features,
    async meet() {
      const [one = '', other = ''] = await features.newAccounts(2);
      const gameId = await writers.transact((unit) =>
        games.start(unit, { playerIds: [one, other] }),
      );
      return { gameId, ...(await askForOnePhone(features, gameId, [one, other])) };
    },
  };
}

const succeeded = (results: readonly PromiseSettledResult<unknown>[]): boolean[] => {
  for (const each of results) {
    if (each.status === 'rejected') expect(each.reason).toHaveProperty('code');
  }
  return results.map(({ status }) => status === 'fulfilled');
};

test(`consent racing a withdrawn request, and taking a side back racing a turn, each have one outcome, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { live, games, meet } = await boards();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const { gameId, ana, biel } = await meet();
    const [accepted, withdrawn] = succeeded(
      await Promise.allSettled([
        soon(() => live.answerScoring(gameId, biel, true)),
        soon(() => live.answerScoring(gameId, ana, false)),
      ]),
    );
    expect(accepted).toBe(!withdrawn);
    const agreed = await games.get(gameId);
    expect([agreed.scorer, agreed.wantsToScore]).toEqual([
      accepted ? ana.userId : undefined,
      undefined,
    ]);
    if (withdrawn) {
      await live.askToScore(gameId, ana);
      await live.answerScoring(gameId, biel, true);
    }

    await live.recordTurn(gameId, ana, { sent: [60] });
    const [taken, recorded] = succeeded(
      await Promise.allSettled([
        soon(() => live.takeSideBack(gameId, biel)),
        soon(() => live.recordTurn(gameId, ana, { sent: [45], expectedTurn: 1 })),
      ]),
    );
    expect(taken).toBe(true);
    const after = await games.get(gameId);
    expect([after.scorer, after.expectedTurn]).toEqual([undefined, recorded ? 2 : 1]);
    if (recorded) expect(after.lastTurn).toMatchObject({ seat: 2, scoredBy: ana.userId });
    await live.surrender(gameId, biel.userId);
  }
});

test('an idle game with a scorer is void after a day, and no player advances in a bracket', async () => {
  const { live, games, meet, passTime, ...features } = await boards();
  const stage = await tournamentStage({ ...features, live, games, passTime });
  const inLobby = await meet();
  const tournamentId = await stage.enrol(await features.newAccounts(4));
  await stage.start(tournamentId);
  const [open] = await stage.openGames(tournamentId);
  await features.begin(open!.gameId);
  const inBracket = {
    gameId: open!.gameId,
    ...(await askForOnePhone({ ...features, live }, open!.gameId, open!.players)),
  };
  for (const { gameId, ana, biel } of [inLobby, inBracket]) {
    await live.answerScoring(gameId, biel, true);
    await live.recordTurn(gameId, (await games.get(gameId)).scorer === ana.userId ? ana : biel, {
      sent: [60],
    });
  }

  passTime(DAY);
  await live.closeIdle();

  for (const { gameId } of [inLobby, inBracket]) {
    const game = await games.get(gameId);
    expect(game).toMatchObject({ status: 'finalizada', endReason: 'void' });
    expect(game.winner).toBeUndefined();
  }
  expect(await games.undecided(tournamentId)).toEqual([open!.gameId]);
  const bracket = await features.tournaments.get(tournamentId);
  expect(bracket.status).toBe('encurso');
  const [played, , final] = bracket.games;
  expect([played?.winner, final?.player1]).toEqual([null, null]);
  const counted = await features.db.selectFrom('results').selectAll().execute();
  expect(counted).toEqual([]);
});
