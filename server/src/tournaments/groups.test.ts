/** Groups that lead to a bracket, and the game for third place, whatever becomes of the players. */
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { countGroups, qualifiers } from '@darts/rules/tournaments/groups';
import { expect, test } from 'vitest';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { startFeatures } from '../../test/features.ts';
import { tournamentCourses } from '../../test/tournament-course.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';

const COURSES = proofLength(60);
const TIMES = proofLength(100);
const NOT_PLAYED = new Set(['void', 'absence', 'withdrawal', 'bye']);

const idsIn = ({ player1, player2 }: BracketGame) =>
  [player1, player2].flatMap((player) => player?.userId ?? []);
const wasPlayed = ({ endReason, isBye }: BracketGame) => !isBye && !NOT_PLAYED.has(endReason ?? '');

/** Of one group, two meet again in the final at the earliest. */
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

test(`${COURSES} tournaments of chance in groups each end with one champion (seed ${proofSeed})`, async () => {
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
    expect(games.every(({ winner }) => winner)).toBe(true);
    checkMeetings(tournament);

    const semifinals = games.filter(({ round }) => round === games.at(-1)!.round - 1);
    expect(thirdPlace !== undefined).toBe(hasThirdPlace && inBracket >= 4);
    if (!thirdPlace) continue;
    expect(thirdPlace.status).toBe('finalizada');
    expect(thirdPlace.winner !== null).toBe(semifinals.every(wasPlayed));
  }
}, 600_000);

async function stageOf() {
  const features = await startFeatures();
  const stage = await tournamentStage(features);
  /** The second player of each game surrenders it. */
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
  return { ...features, ...stage, surrender, playOn };
}

test(`the final and the game for third place end at the same time, ${TIMES} times`, async () => {
  const { newAccounts, enrol, start, openGames, begin, live, surrender, tournaments } =
    await stageOf();
  const players = await newAccounts(4);
  for (let time = 0; time < TIMES; time += 1) {
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

test(`the first of a group deletes the account as its last game ends, ${TIMES} times`, async () => {
  const {
    accounts,
    newAccounts,
    enrol,
    start,
    openGames,
    begin,
    live,
    surrender,
    playOn,
    tournaments,
  } = await stageOf();
  const others = await newAccounts(5);
  for (let time = 0; time < TIMES; time += 1) {
    const [leaver = ''] = await newAccounts(1);
    const tournamentId = await enrol([leaver, ...others], {
      groupStage: { size: 3, through: 1 },
      seeding: { by: 'hand' },
    });
    await start(tournamentId);
    const { groups } = await tournaments.get(tournamentId);
    const own = groups!.find(({ table }) => table.some(({ user }) => user.userId === leaver))!;
    const open = await openGames(tournamentId);
    const ofGroup = open.filter(({ gameId }) => own.games.some((game) => game.gameId === gameId));
    for (const { gameId, players } of ofGroup) {
      const loser = players.find((id) => id !== leaver)!;
      if (players.includes(leaver)) await surrender(gameId, loser);
    }
    const last = ofGroup.find(({ players }) => !players.includes(leaver))!;
    await begin(last.gameId);
    await Promise.all([
      live.surrender(last.gameId, last.players[0]),
      accounts.remove(leaver, leaver),
    ]);

    const { status, games } = await playOn(tournamentId);
    expect(status).toBe('finalizada');
    expect(others).toContain(games.at(-1)!.winner?.userId);
  }
});
