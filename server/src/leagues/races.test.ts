/** Races between acts on a league: each ends as in some serial order. */
import type { League, LeagueGame } from '@darts/contracts/leagues';
import { expect, test } from 'vitest';
import { throwTotals } from '../../test/game.ts';
import type { Player } from '../../test/player.ts';
import { atOnceBy, proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { startServer } from '../../test/server.ts';

const REPETITIONS = proofLength(100);
const body = {
  name: 'Liga de Otoño',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves',
  maxParticipants: 4,
  isHomeAndAway: false,
};

async function withThree() {
  const server = await startServer();
  const creator = await server.admin();
  const people = await Promise.all([server.player(), server.player(), server.player()]);
  const newLeague = async (members: readonly Player[]): Promise<string> => {
    const { leagueId } = (await creator.post('/leagues/create', body)).data;
    for (const member of members) await member.post(`/leagues/${leagueId}/join`);
    return leagueId;
  };
  return { creator, people, newLeague };
}

const atOnce = atOnceBy(proofChance());

async function gamesOf(player: Player, { leagueId, rounds }: League): Promise<LeagueGame[]> {
  const answers = await Promise.all(
    rounds.map(({ round }) => player.get(`/leagues/${leagueId}/games/${round}`)),
  );
  return answers.flatMap(({ data }) => data.games);
}

test(`a start racing with join, leave and edit ends as in a serial order, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { creator, people, newLeague } = await withThree();
  const [ana, biel, carla] = people;

  for (let time = 0; time < REPETITIONS; time += 1) {
    const leagueId = await newLeague([ana, biel]);
    const at = (path: string) => `/leagues/${leagueId}/${path}`;
    const [started, joined, left, edited] = await atOnce([
      () => creator.post(at('start')),
      () => carla.post(at('join')),
      () => biel.post(at('leave')),
      () => creator.put(`/leagues/${leagueId}`, { ...body, isHomeAndAway: true }),
    ]);

    const statuses = [started, joined, left, edited].map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const members = new Set([
      ana.userId,
      ...(left.status === 200 ? [] : [biel.userId]),
      ...(joined.status === 200 ? [carla.userId] : []),
    ]);
    const { league }: { league: League } = (await creator.get(`/leagues/${leagueId}`)).data;
    expect(new Set(league.participants.map(({ userId }) => userId))).toEqual(members);
    expect(league.isHomeAndAway).toBe(edited.status === 200);
    expect(league.status).toBe(started.status === 200 ? 'encurso' : 'pendiente');
    const games = await gamesOf(creator, league);
    if (started.status !== 200) {
      expect(games).toEqual([]);
      continue;
    }
    const pairs = (members.size * (members.size - 1)) / 2;
    expect(games).toHaveLength(league.isHomeAndAway ? 2 * pairs : pairs);
    const players = games.flatMap(({ player1, player2 }) => [player1.userId, player2.userId]);
    expect(new Set(players)).toEqual(members);
  }
});

test(`ending a league as a game begins either ends both or is refused, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { creator, people, newLeague } = await withThree();
  const [ana, biel] = people;
  const [anaDevice, bielDevice] = await Promise.all([ana.connect(), biel.connect()]);

  for (let time = 0; time < REPETITIONS; time += 1) {
    const leagueId = await newLeague([ana, biel]);
    await creator.post(`/leagues/${leagueId}/start`);
    const { games } = (await creator.get(`/leagues/${leagueId}/games/1`)).data;
    const { gameId } = games[0];
    await anaDevice.ask('joinLeagueGameLobby', { gameId });
    const [ended] = await atOnce([
      () => creator.post(`/leagues/${leagueId}/end`),
      () => bielDevice.ask('joinLeagueGameLobby', { gameId }),
    ]);

    const { game } = (await ana.get(`/games/${gameId}`)).data;
    const { league } = (await creator.get(`/leagues/${leagueId}`)).data;
    expect([league.status, game.status]).toEqual(
      ended.status === 200 ? ['finalizada', 'finalizada'] : ['encurso', 'encurso'],
    );
    for (const device of [anaDevice, bielDevice]) {
      await device.ask('leaveLeagueGameLobby', { gameId });
    }
    if (game.status === 'encurso') await anaDevice.ask('surrenderGame', { gameId });
  }
});

test(`ending a league as a turn ends its game keeps the result in the table, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { creator, people, newLeague } = await withThree();
  const [ana, biel] = people;
  const devices = await Promise.all([ana.connect(), biel.connect()]);

  for (let time = 0; time < REPETITIONS; time += 1) {
    const leagueId = await newLeague([ana, biel]);
    await creator.post(`/leagues/${leagueId}/start`);
    const { games } = (await creator.get(`/leagues/${leagueId}/games/1`)).data;
    const { gameId, player1 } = games[0];
    const [first, second] = player1.userId === ana.userId ? devices : devices.toReversed();
    for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
    for (const device of devices) await device.ask('joinGame', { gameId });
    await throwTotals(gameId, [first!, second!], [180, 60, 180, 60]);

    const [ended, turn] = await atOnce([
      () => creator.post(`/leagues/${leagueId}/end`),
      () => first!.ask('recordTurn', { gameId, turnScore: 141 }),
    ]);

    expect(turn).toMatchObject({ success: true, game: { endReason: 'zero' } });
    expect(ended.status === 200 || ended.status === 409).toBe(true);
    const { league } = (await creator.get(`/leagues/${leagueId}`)).data;
    expect(league.status).toBe(ended.status === 200 ? 'finalizada' : 'encurso');
    const table = await creator.get(`/leagues/${leagueId}/classification`);
    expect(table.data.classification[0]).toMatchObject({ user: player1, wins: 1, points: 3 });
  }
});
