/** A game that stood still while one player recorded for both is void for now: its organiser decides. */
import type { DecisionBody } from '@darts/contracts/results';
import { expect, test } from 'vitest';
import { startFeatures } from '../../test/features.ts';
import type { OpenGame } from '../../test/game-endings.ts';
import { askForOnePhone } from '../../test/one-phone.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';

const DAY = 24 * 3_600_000;
const reason = 'Lo dijeron los dos.';

const LEAGUE = {
  name: 'Liga',
  description: '',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves' as const,
  maxParticipants: 2,
  isHomeAndAway: false,
  legs: 3,
  points: { win: 3, draw: 1, loss: 0, absent: 0 },
  tieBreaks: [],
};

async function stage() {
  const features = await startFeatures();
  const { db, begin, live, passTime, results } = features;
  const { organiser, ...tournament } = await tournamentStage(features);
  return {
    ...features,
    ...tournament,
    organiser,
    /** Somebody records for both in each of some games, and nobody throws for a day. */
    async stop(games: readonly OpenGame[]) {
      for (const { gameId, players } of games) {
        await begin(gameId);
        const { biel } = await askForOnePhone(features, gameId, players);
        await live.answerScoring(gameId, biel, true);
      }
      passTime(DAY);
      await live.closeIdle();
    },
    async stopped(kind: 'league' | 'tournament', competitionId: string) {
      const { games } = await results.atRisk(kind, competitionId, organiser);
      return games.filter(({ isStopped }) => isStopped).map(({ gameId }) => gameId);
    },
    endReason: async (gameId: string) => {
      const rows = db.selectFrom('games').select('end_reason').where('game_id', '=', gameId);
      return (await rows.executeTakeFirstOrThrow()).end_reason;
    },
  };
}

test('a bracket goes on once a stopped game is decided, or one of its players withdraws', async () => {
  const { organiser, enrol, start, openGames, newAccounts, stop, stopped, results, endReason } =
    await stage();
  const tournamentId = await enrol(await newAccounts(4));
  await start(tournamentId);
  const [one, other] = (await openGames(tournamentId)) as [OpenGame, OpenGame];
  await stop([one, other]);
  expect(await stopped('tournament', tournamentId)).toEqual([one.gameId, other.gameId].toSorted());
  expect(await openGames(tournamentId)).toEqual([]);

  const of = { competitionId: tournamentId, gameId: one.gameId };
  const result: DecisionBody = { outcome: 'result', legsWon: [1, 0], left: 40, reason };
  await results.enter('tournament', of, result, organiser);
  const [leaver, rival] = other.players;
  await results.withdraw('tournament', tournamentId, { userId: leaver, reason }, organiser);

  expect(await stopped('tournament', tournamentId)).toEqual([]);
  expect(await endReason(other.gameId)).toBe('withdrawal');
  expect(await openGames(tournamentId)).toMatchObject([{ players: [one.players[0], rival] }]);
});

test('a bracket that is called off has no stopped game to decide', async () => {
  const { organiser, enrol, start, openGames, newAccounts, stop, stopped, tournaments, endReason } =
    await stage();
  const tournamentId = await enrol(await newAccounts(4));
  await start(tournamentId);
  const [one] = (await openGames(tournamentId)) as [OpenGame];
  await stop([one]);
  await tournaments.end(tournamentId, organiser);
  expect(await stopped('tournament', tournamentId)).toEqual([]);
  expect(await endReason(one.gameId)).toBe('void');
});

test('no screen shows a group as over while a stopped game of the group is undecided', async () => {
  const { organiser, enrol, start, openGames, newAccounts, stop, results, screens } = await stage();
  const competitionId = await enrol(await newAccounts(6), { groupStage: { size: 3, through: 2 } });
  await start(competitionId);
  const areOver = async () =>
    (await screens.tournamentView(competitionId)).groups?.map(({ isOver }) => isOver);
  const decide = ({ gameId }: OpenGame) =>
    results.enter(
      'tournament',
      { competitionId, gameId },
      { outcome: 'walkover', came: 1, reason },
      organiser,
    );
  const [last, ...others] = (await openGames(competitionId)) as [OpenGame];
  for (const game of others) await decide(game);
  await stop([last]);
  expect(await areOver()).toEqual([false, true]);
  await decide(last);
  await expect.poll(areOver).toEqual([true, true]);
});

test('a stopped league game does not count in the table, and counts as open in the outlook', async () => {
  const { db, organiser, leagues, newAccounts, stop, stopped, results, endReason } = await stage();
  const drawn = await newAccounts(2);
  const { leagueId } = await leagues.create(LEAGUE, organiser);
  const rows = drawn.map((user_id) => ({ competition_id: leagueId, user_id, enrolled_at: 0 }));
  await db.insertInto('enrolments').values(rows).execute();
  await leagues.start(leagueId, organiser);
  const {
    game_id: gameId,
    player1_id,
    player2_id,
  } = await db
    .selectFrom('games')
    .selectAll()
    .where('competition_id', '=', leagueId)
    .executeTakeFirstOrThrow();
  await stop([{ gameId, players: [player1_id!, player2_id!] }]);

  expect(await stopped('league', leagueId)).toEqual([gameId]);
  const played = async () => (await leagues.classification(leagueId)).map((row) => row.played);
  expect(await played()).toEqual([0, 0]);
  expect((await leagues.outlook(leagueId, player1_id!)).gamesLeft).toBe(1);

  const body = { userId: player1_id!, reason }; // none of the two's games was played: all are void
  await results.withdraw('league', leagueId, body, organiser);
  expect(await endReason(gameId)).toBe('withdrawal');
  expect(await stopped('league', leagueId)).toEqual([]);
  expect(await played()).toEqual([0, 0]);
});
