import { leagueBody } from '@darts/contracts/leagues';
import { expect, test } from 'vitest';
import { startFeatures } from '../../test/features.ts';
import { throwTotals } from '../../test/game.ts';
import { begunLeague, leagueBody as body } from '../../test/league.ts';
import type { Player } from '../../test/player.ts';
import { leagueInProgress } from '../../test/results/competitions.ts';
import type { CompetitionService } from '../competitions/service.ts';
import { calendarFiles } from '#platform/calendars/calendar-files.ts';
import { noLimits } from '#platform/limits/limits.ts';
import { leagueService, type LeagueService } from './service.ts';

test('the league table is recomputed after a result on any server, and shows current names', async () => {
  const { server, creator, people, leagueId } = await begunLeague(2);
  const table = async () =>
    (await creator.get(`/leagues/${leagueId}/classification`)).data.classification.map(
      ({ user, points }: { user: { username: string }; points: number }) =>
        `${user.username} ${points}`,
    );
  const [one, other] = people.map(({ username }) => username).toSorted();
  expect(await table()).toEqual([`${one} 0`, `${other} 0`]);

  const { gameId, player1 } = (await creator.get(`/leagues/${leagueId}/games/1`)).data.games[0];
  const result = { status: 'finalizada', end_reason: 'absence', winner: 0 } as const;
  await server.look((db) =>
    db.updateTable('games').set(result).where('game_id', '=', gameId).execute(),
  );
  expect(await table()).toEqual([`${one} 0`, `${other} 0`]); // nothing says that it has changed

  await server.look((db) =>
    db
      .updateTable('leagues')
      .set((row) => ({ results_version: row('results_version', '+', 1) }))
      .execute(),
  );
  const winner = people.find(({ userId }) => userId === player1.userId)!;
  const loser = people.find(({ userId }) => userId !== player1.userId)!;
  expect(await table()).toEqual([`${winner.username} 3`, `${loser.username} 0`]);

  await loser.put(`/users/${loser.userId}`, { username: 'Nuevo' });
  expect(await table()).toEqual([`${winner.username} 3`, 'Nuevo 0']);
  await loser.post('/users/delete');
  expect(await table()).toEqual([`${winner.username} 3`, 'Jugador eliminado 0']);
});

test('two players ranked by average keep their ranks when the first deletes the account', async () => {
  const stage = await leagueInProgress(2, { isHomeAndAway: true, tieBreaks: ['mean'] });
  const [ana, biel] = stage.people;
  const throwIn = async (gameId: string, first: Player, second: Player) => {
    const devices = [await first.connect(), await second.connect()] as const;
    for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
    for (const device of devices) await device.ask('joinGame', { gameId });
    await throwTotals(gameId, devices, first === ana ? [180, 60] : [60, 180]);
    await devices[0].ask('surrenderGame', { gameId });
    for (const { socket } of devices) socket.disconnect();
  };
  for (const { gameId, player1 } of await stage.gamesOf(ana, biel)) {
    await (player1.userId === ana.userId ? throwIn(gameId, ana, biel) : throwIn(gameId, biel, ana));
  }
  const names = async () =>
    (await stage.table()).map(
      ({ user, rank }: { user: { username: string }; rank: number }) => `${rank} ${user.username}`,
    );
  const outlook = `${stage.path}/outlook/${biel.userId}`;
  const placeOfBiel = async () => (await stage.creator.get(outlook)).data.outlook.best.place;
  expect(await names()).toEqual([`1 ${ana.username}`, `2 ${biel.username}`]);
  expect(await placeOfBiel()).toBe(2);

  await ana.post('/users/delete');

  expect(await names()).toEqual(['1 Jugador eliminado', `2 ${biel.username}`]);
  expect(await placeOfBiel()).toBe(2);
});

/** A league of three in which one has a game for coming, and what withdraws that player. */
async function leagueWithALeaver() {
  const { leagues, results, newAccounts, ...features } = await startFeatures();
  const [organiserId = ''] = await newAccounts(1, 'admin');
  const organiser = { userId: organiserId, role: 'admin', sessionId: '' } as const;
  const { leagueId } = await leagues.create(leagueBody.parse(body), organiser);
  const members = (await newAccounts(3)).map((user_id) => {
    return { competition_id: leagueId, user_id, enrolled_at: 0 };
  });
  await features.db.insertInto('enrolments').values(members).execute();
  await leagues.start(leagueId, organiser);
  const { gameId, player1, player2 } = (await leagues.round(leagueId, 1)).games[0]!;
  const came = { outcome: 'walkover', came: 1, reason: 'Así fue.' } as const;
  await results.enter('league', { competitionId: leagueId, gameId }, came, organiser);
  const leaver = { userId: player1.userId!, reason: 'Se va.' };
  return {
    ...features,
    leagues,
    leagueId,
    rivalId: player2.userId!,
    contested: async () => [],
    withdraw: () => results.withdraw('league', leagueId, leaver, organiser),
  };
}

const READS = {
  'the table': (leagues: LeagueService, leagueId: string) => leagues.classification(leagueId),
  'what a rival needs': (leagues: LeagueService, leagueId: string, rivalId: string) =>
    leagues.outlook(leagueId, rivalId),
};

test.each([
  ['the table', 'before'],
  ['the table', 'after'],
  ['what a rival needs', 'before'],
  ['what a rival needs', 'after'],
] as const)('%s reflects a withdrawal made just %s the players are read', async (what, moment) => {
  const { leagueId, rivalId, leagues, withdraw, competitions, ...features } =
    await leagueWithALeaver();
  let isIn = true;
  async function withdrawOnce(): Promise<void> {
    if (!isIn) return;
    isIn = false;
    await withdraw();
  }
  const interrupted: CompetitionService = {
    ...competitions.league,
    async get(competitionId) {
      if (moment === 'before') await withdrawOnce();
      const competition = await competitions.league.get(competitionId);
      await withdrawOnce();
      return competition;
    },
  };
  const served = { clock: Date.now, publicUrl: new URL('https://dardos.example') };
  const calendarFile = calendarFiles({ ...served, limits: noLimits });
  const deps = { ...features, competitions: interrupted, ...served, calendarFile };
  const elsewhere = leagueService(deps);

  await READS[what](elsewhere, leagueId, rivalId);

  const read = await READS[what](elsewhere, leagueId, rivalId);
  expect(read).toEqual(await READS[what](leagues, leagueId, rivalId));
});
