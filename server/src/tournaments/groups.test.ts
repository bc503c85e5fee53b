/** Group stages that lead to a bracket, and the game for third place, also when players leave. */
import type { DecisionBody } from '@darts/contracts/results';
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { countGroups, qualifiers } from '@darts/rules/tournaments/groups';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { startFeatures } from '../../test/features.ts';
import { askForOnePhone } from '../../test/one-phone.ts';
import { tournamentCourses } from '../../test/tournament-course.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';

const COURSES = proofLength(60);
const REPETITIONS = proofLength(100);
const PATIENTLY = { timeout: 30_000 };
const NOT_PLAYED = new Set(['void', 'absence', 'withdrawal', 'bye']);

const idsIn = ({ player1, player2 }: BracketGame) =>
  [player1, player2].flatMap((player) => player?.userId ?? []);
const wasPlayed = ({ endReason, isBye }: BracketGame) => !isBye && !NOT_PLAYED.has(endReason ?? '');

/** Checks that two players of one group do not meet again before the final. */
function checkMeetings({ games, groups = [] }: Tournament): void {
  const rounds = games.at(-1)!.round;
  const groupOf = new Map(
    groups.flatMap(({ number, table }) =>
      table.flatMap(({ user }) => (user.userId === null ? [] : [[user.userId, number]])),
    ),
  );
  for (const game of games.filter(({ round }) => round < rounds)) {
    const [one, other] = idsIn(game).map((id) => groupOf.get(id));
    if (one !== undefined) expect(one).not.toBe(other);
  }
}

test(`${COURSES} random tournaments with groups each end with one champion (seed ${proofSeed})`, async () => {
  const chance = proofChance();
  const below = (count: number) => Math.floor(chance() * count);
  const features = await startFeatures();
  const play = await tournamentCourses(features, chance);
  for (let course = 0; course < COURSES; course += 1) {
    const players = 6 + below(15);
    const groupStage = { size: 3 + below(4), through: 1 + below(2) };
    const hasThirdPlace = chance() < 0.7;
    const { tournamentId } = await play(players, { groupStage, hasThirdPlace });

    const tournament = await features.tournaments.get(tournamentId);
    const { status, games, groups = [], thirdPlace } = tournament;
    const count = countGroups(players, groupStage);
    const inBracket = qualifiers(count, groupStage).length;
    const played = games.filter(({ isBye }) => !isBye);
    expect(status).toBe('finalizada');
    expect(groups).toHaveLength(count);
    expect(groups.flatMap(({ table }) => table)).toHaveLength(players);
    expect(played).toHaveLength(inBracket - 1);
    // Only a game without players has no winner: all players who could come have deleted their accounts.
    for (const game of games.filter(({ winner }) => !winner)) expect(idsIn(game)).toEqual([]);
    checkMeetings(tournament);

    const semifinals = games.filter(({ round }) => round === games.at(-1)!.round - 1);
    expect(thirdPlace !== undefined).toBe(hasThirdPlace && inBracket >= 4);
    if (!thirdPlace) continue;
    expect(thirdPlace.status).toBe('finalizada');
    const werePlayed = semifinals.every(wasPlayed);
    if (thirdPlace.winner) expect(werePlayed).toBe(true);
    // Both losers of the semi-finals have deleted their accounts: nobody is third.
    else if (werePlayed) expect(idsIn(thirdPlace)).toEqual([]);
  }
});

async function stageOf() {
  const features = await startFeatures();
  const stage = await tournamentStage(features);
  /** Begins a game, and has a player surrender it. */
  const surrender = async (gameId: string, loserId: string) => {
    await features.begin(gameId);
    await features.live.surrender(gameId, loserId);
  };
  const playOn = async (tournamentId: string) => {
    for (;;) {
      const [open] = await stage.openGames(tournamentId);
      if (!open) return features.tournaments.get(tournamentId);
      await surrender(open.gameId, open.players[1]);
    }
  };
  /** Starts a tournament of two groups, headed by the first two players. The group winners play the final. */
  const startGroups = async (players: readonly string[]) => {
    const tournamentId = await stage.enrol(players, { groupStage: { size: 3, through: 1 } });
    await features.tournaments.putInOrder(tournamentId, players, stage.organiser);
    await stage.start(tournamentId);
    return tournamentId;
  };
  return { ...features, ...stage, surrender, playOn, startGroups };
}

test(`a tournament is over when its final and third-place game end at the same time, ${REPETITIONS} times`, async () => {
  const { newAccounts, enrol, start, openGames, begin, live, surrender, tournaments } =
    await stageOf();
  const players = await newAccounts(4);
  for (let time = 0; time < REPETITIONS; time += 1) {
    const tournamentId = await enrol(players, { hasThirdPlace: true });
    await start(tournamentId);
    for (const { gameId, players: pair } of await openGames(tournamentId)) {
      await surrender(gameId, pair[1]);
    }
    const last = await openGames(tournamentId);
    expect(last).toHaveLength(2);
    for (const { gameId } of last) await begin(gameId);
    await Promise.all(last.map(({ gameId, players: pair }) => live.surrender(gameId, pair[1])));

    const { status, games, thirdPlace } = await tournaments.get(tournamentId);
    expect([status, games.length]).toEqual(['finalizada', 3]);
    const losers = games.slice(0, 2).map((game) => game.player2!.userId);
    expect(new Set(idsIn(thirdPlace!))).toEqual(new Set(losers));
  }
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a player who deletes the account as the last group game ends reaches no bracket game',
  async () => {
    const { db, accounts, newAccounts, startGroups, openGames, begin, live, ...stage } =
      await stageOf();
    const { tournaments, surrender, playOn } = stage;
    const players = await newAccounts(6);
    const [leaver = ''] = players;
    const tournamentId = await startGroups(players);
    const { groups } = await tournaments.get(tournamentId);
    const inOwn = new Set(groups![0]!.games.map(({ gameId }) => gameId));
    const open = await openGames(tournamentId);
    const last = open.find(
      ({ gameId, players: pair }) => inOwn.has(gameId) && !pair.includes(leaver),
    )!;
    const others = players.filter((player) => player !== leaver);
    for (const { gameId, players: pair } of open.filter((game) => game !== last)) {
      await surrender(
        gameId,
        others.find((player) => pair.includes(player))!,
      );
    }
    await begin(last.gameId);

    // The lock stops the deletion after it has read the leaver's games and before it writes.
    const session = sql`select from sessions where user_id = ${leaver} for update`;
    const waiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'
        and wait_event_type = 'Lock'`.execute(db);
      return rows.length;
    };
    let hasEnded = false;
    const both = await db.transaction().execute(async (held) => {
      await session.execute(held);
      const deleted = accounts.remove(leaver, leaver);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), PATIENTLY);
      const ended = live.surrender(last.gameId, last.players[0]).then(() => (hasEnded = true));
      await vi.waitFor(
        async () => expect(hasEnded || (await waiting()) === 2).toBe(true),
        PATIENTLY,
      );
      return [deleted, ended];
    });
    await Promise.all(both);

    const { status, games } = await playOn(tournamentId);
    expect(status).toBe('finalizada');
    expect(others).toContain(games.at(-1)!.winner?.userId);
  },
);

test('a group game may be entered as a draw, and a bracket game may not', async () => {
  const { organiser, newAccounts, startGroups, openGames, results, tournaments } = await stageOf();
  const players = await newAccounts(6);
  const tournamentId = await startGroups(players);
  const reason = 'Empataron.';
  const drawn: DecisionBody = { outcome: 'result', legsWon: [0, 0], left: 20, reason };
  const enterDraw = async (gameId: string) => {
    const { mayDraw } = (await results.of(gameId, organiser))!;
    await results.enter('tournament', { competitionId: tournamentId, gameId }, drawn, organiser);
    return mayDraw;
  };
  for (const { gameId } of await openGames(tournamentId)) {
    expect(await enterDraw(gameId)).toBe(true);
  }
  const { groups = [] } = await tournaments.get(tournamentId);
  const rows = groups.flatMap(({ table }) => table);
  expect(rows.map((row) => [row.played, row.draws, row.points])).toEqual(rows.map(() => [2, 2, 2]));

  // With all rows equal, the best seed of each group advances.
  const [final] = await openGames(tournamentId);
  expect(final!.players).toEqual(players.slice(0, 2));
  expect((await results.of(final!.gameId, organiser))!.mayDraw).toBe(false);
  await expect(enterDraw(final!.gameId)).rejects.toMatchObject({ code: 'impossible-result' });
});

test('a group game that neither player came to counts for neither player', async () => {
  const { organiser, newAccounts, startGroups, openGames, results, tournaments } = await stageOf();
  const players = await newAccounts(6);
  const competitionId = await startGroups(players);
  const nobodyCame: DecisionBody = { outcome: 'walkover', came: null, reason: 'No vino nadie.' };
  for (const { gameId } of await openGames(competitionId)) {
    await results.enter('tournament', { competitionId, gameId }, nobodyCame, organiser);
  }

  const { groups = [] } = await tournaments.get(competitionId);
  const rows = groups.flatMap(({ table }) => table);
  expect(rows.map((row) => [row.played, row.draws, row.points])).toEqual(rows.map(() => [0, 0, 0]));
  const [final] = await openGames(competitionId);
  expect(final!.players).toEqual(players.slice(0, 2)); // the best seeds
});

test('a group game counts for neither player when both have left the tournament', async () => {
  const features = await stageOf();
  const { organiser, newAccounts, startGroups, openGames, begin, live, passTime } = features;
  const players = await newAccounts(6);
  const competitionId = await startGroups(players);
  const game = (await openGames(competitionId))[0]!;
  const [one, other] = game.players;
  // A game stopped while one player recorded for both waits for the organiser's decision.
  await begin(game.gameId);
  const { biel } = await askForOnePhone(features, game.gameId, game.players);
  await live.answerScoring(game.gameId, biel, true);
  passTime(24 * 3_600_000);
  await live.closeIdle();
  await features.accounts.remove(one, one);
  const gone = { userId: other, reason: 'Se ha ido.' };
  await features.results.withdraw('tournament', competitionId, gone, organiser);

  const { groups = [] } = await features.tournaments.get(competitionId);
  const { table } = groups.find(({ games }) => games.some(({ gameId }) => gameId === game.gameId))!;
  const rows = table.map((row) => [row.played, row.draws, row.points]);
  expect(rows).toEqual([
    [2, 0, 6],
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

test('a player who deletes the account before the last group game does not advance from the group', async () => {
  const { organiser, newAccounts, enrol, start, openGames, results, accounts, ...features } =
    await stageOf();
  const groupStage = { size: 4, through: 1 };
  const competitionId = await enrol(await newAccounts(8), { groupStage });
  await start(competitionId);
  const open = await openGames(competitionId);
  const [leaver, second] = open[0]!.players;
  const isLast = (pair: readonly string[]) => pair.includes(leaver) && !pair.includes(second);
  const ofGroup = open.filter(({ players }) => players.includes(leaver));
  const last = ofGroup.find(({ players }) => isLast(players))!;
  for (const { gameId, players } of open.filter((game) => game !== last)) {
    // The leaver wins; else `second` wins; else the rival of the leaver's last game loses.
    const best = [leaver, second].find((each) => players.includes(each));
    const came = players.findIndex((each) => (best ? each === best : !last.players.includes(each)));
    const decision: DecisionBody = {
      outcome: 'walkover',
      came: came === 1 ? 2 : 1,
      reason: 'No vino.',
    };
    await results.enter('tournament', { competitionId, gameId }, decision, organiser);
  }
  await accounts.remove(leaver, leaver);

  const { games, groups = [] } = await features.tournaments.get(competitionId);
  const { table } = groups.find(({ games: own }) =>
    own.some((each) => each.gameId === last.gameId),
  )!;
  expect(table[0]!.user.userId).toBeNull(); // the leaver leads the group by points
  expect(games.flatMap(idsIn)).toContain(second);
});
