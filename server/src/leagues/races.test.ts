/** What happens to a league at the same time happens in some order, and the rule holds. */
import { expect, test } from 'vitest';
import { login, PASSWORD, type Player } from '../../test/player.ts';
import { proofLength } from '../../test/proof.ts';
import { startServer } from '../../test/server.ts';

const TIMES = proofLength(100);
const env = { ADMIN_USERNAME: 'Jefa', ADMIN_EMAIL: 'jefa@correo.es', ADMIN_PASSWORD: PASSWORD };
const body = {
  name: 'Liga de Otoño',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves',
  maxParticipants: 4,
  isHomeAndAway: false,
};

async function withThree() {
  const server = await startServer({ env });
  const creator = await login(server, env.ADMIN_EMAIL);
  const people = await Promise.all([server.player(), server.player(), server.player()]);
  const newLeague = async (members: readonly Player[]): Promise<string> => {
    const { leagueId } = (await creator.post('/leagues/create', body)).data;
    for (const member of members) await member.post(`/leagues/${leagueId}/join`);
    return leagueId;
  };
  return { creator, people, newLeague };
}

test(`starting against joining, leaving and editing, ${TIMES} times`, async () => {
  const { creator, people, newLeague } = await withThree();
  const [ana, biel, carla] = people;

  for (let time = 0; time < TIMES; time += 1) {
    const leagueId = await newLeague([ana, biel]);
    const at = (path: string) => `/leagues/${leagueId}/${path}`;
    const [started] = await Promise.all([
      creator.post(at('start')),
      carla.post(at('join')),
      biel.post(at('leave')),
      creator.put(`/leagues/${leagueId}`, { ...body, isHomeAndAway: true }),
    ]);

    const { league } = (await creator.get(`/leagues/${leagueId}`)).data;
    if (started.status !== 200) {
      expect(league.status).toBe('pendiente');
      continue;
    }
    const members = new Set(league.participants.map(({ userId }: { userId: string }) => userId));
    const players = new Set<string>();
    for (const { round } of league.rounds) {
      const { games } = (await creator.get(at(`games/${round}`))).data;
      for (const { player1, player2 } of games) players.add(player1.userId).add(player2.userId);
    }
    expect(players).toEqual(members);
  }
}, 300_000);

test(`ending against a game that begins, ${TIMES} times`, async () => {
  const { creator, people, newLeague } = await withThree();
  const [ana, biel] = people;
  const [anaDevice, bielDevice] = await Promise.all([ana.connect(), biel.connect()]);

  for (let time = 0; time < TIMES; time += 1) {
    const leagueId = await newLeague([ana, biel]);
    await creator.post(`/leagues/${leagueId}/start`);
    const { games } = (await creator.get(`/leagues/${leagueId}/games/1`)).data;
    const { gameId } = games[0];
    await anaDevice.ask('joinLeagueGameLobby', { gameId });
    const [ended] = await Promise.all([
      creator.post(`/leagues/${leagueId}/end`),
      bielDevice.ask('joinLeagueGameLobby', { gameId }),
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
}, 300_000);
