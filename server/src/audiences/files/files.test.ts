/** A table and a bracket are taken away as files, by whoever may read them. */
import { publicLeague } from '@darts/contracts/readers';
import { shownTournament, type ShownTournament } from '@darts/contracts/tournaments';
import { PRESETS } from '@darts/rules/play/x01/settings';
import { expect, test, vi } from 'vitest';
import { begunLeague } from '../../../test/league.ts';

type Stage = Awaited<ReturnType<typeof begunLeague>>;

/** A file as it is sent, and what it is to be called. */
async function download({ server }: Stage, path: string, cookie = '') {
  const answer = await fetch(`${server.url}/api${path}`, { headers: { cookie } });
  const whole = new TextDecoder('utf-8', { ignoreBOM: true }); // with its mark
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    name: answer.headers.get('content-disposition'),
    text: whole.decode(await answer.arrayBuffer()),
  };
}

const linesOf = (csv: string) => csv.slice(1).split('\r\n');
const NOWHERE = '5b3c8f52-0000-4000-8000-000000000000';

test('a league table downloads as CSV and JSON, with the same access as the league', async () => {
  const stage = await begunLeague(4);
  const { creator, people, leagueId } = stage;
  const path = `/leagues/${leagueId}`;
  const { games } = (await creator.get(`${path}/games/1`)).data;
  const [{ gameId, player1, player2 }] = games;
  const reason = 'Se jugó en otra diana.';
  await creator.put(`${path}/results/${gameId}`, {
    outcome: 'result',
    legsWon: [1, 0],
    left: 32,
    reason,
  });
  const gone = people.find(({ userId }) => ![player1.userId, player2.userId].includes(userId))!;
  const withdrawal = { userId: gone.userId, reason };
  expect((await creator.post(`${path}/withdrawals`, withdrawal)).status).toBe(200);

  const [reader] = people;
  const csv = await download(stage, `${path}/table.csv`, reader!.cookie);
  expect(csv).toMatchObject({
    status: 200,
    type: 'text/csv; charset=utf-8',
    name: 'attachment; filename="clasificacion.csv"',
  });
  expect(csv.text[0]).toBe('\uFEFF');
  const [head, first, ...others] = linesOf(csv.text);
  expect(head).toMatch(/^Puesto;Jugador;.*;Puntos;Retirado$/);
  expect(first).toBe(`1;${player1.username};1;1;0;0;1;0;1;3;`);
  expect(others).toHaveLength(4);
  expect(others[2]).toBe(`;${gone.username};0;0;0;0;0;0;0;0;Sí`); // last, without a rank

  const json = await download(stage, `${path}/table.json`, reader!.cookie);
  expect(json.name).toBe('attachment; filename="clasificacion.json"');
  const file = publicLeague.parse(JSON.parse(json.text));
  expect(file.table.at(-1)).toMatchObject({
    user: { username: gone.username },
    rank: 4,
    withdrawn: true,
  });
  for (const { userId, email } of [...people, creator]) {
    expect(json.text).not.toContain(userId);
    expect(json.text).not.toContain(email);
  }

  // A guest reads the same of what is public, and nothing of what is not.
  const nowhere = await download(stage, `/public/leagues/${NOWHERE}/table.csv`);
  expect(nowhere.status).toBe(404);
  expect((await download(stage, `/public${path}/table.csv`)).text).toBe(nowhere.text);
  await creator.put(`${path}/visibility`, { isPublic: true });
  expect((await download(stage, `/public${path}/table.csv`)).text).toBe(csv.text);
  expect((await download(stage, `/public${path}/table.json`)).text).toBe(json.text);
  expect((await download(stage, `${path}/table.csv`)).status).toBe(401);
});

test('a bracket downloads as CSV and JSON, with its groups and its game for third place', async () => {
  const stage = await begunLeague(4);
  const { creator, server } = stage;
  const people = [...stage.people, ...(await Promise.all([1, 2, 3, 4].map(() => server.player())))];
  const { tournamentId } = (
    await creator.post('/tournaments/create', {
      name: 'Copa',
      startDate: '2026-12-01',
      maxParticipants: 8,
      groupStage: { size: 4, through: 2 },
      hasThirdPlace: true,
    })
  ).data;
  const path = `/tournaments/${tournamentId}`;
  for (const person of people) await person.post(`${path}/join`, {});
  await creator.post(`${path}/start`, {});
  const result = { outcome: 'result', legsWon: [1, 0], left: 32, reason: 'En otra diana.' };
  const { groups } = (await creator.get(path)).data.tournament;
  for (const { gameId } of groups[0].games) {
    expect((await creator.put(`${path}/results/${gameId}`, result)).status).toBe(200);
  }

  const [thrownNowhere] = groups[1].games;
  const walkover = { outcome: 'walkover', came: 2, reason: 'No vino.' };
  await creator.put(`${path}/results/${thrownNowhere.gameId}`, walkover);

  const take = (name: string) => download(stage, `${path}/${name}`, people[0]!.cookie);
  const json = await take('bracket.json');
  const file: ShownTournament = shownTournament.parse(JSON.parse(json.text));
  const [played] = file.groups!;
  expect(file.groups!.map(({ number }) => number)).toEqual([1, 2]);
  expect(played!.games.every(({ winnerSeat }) => winnerSeat === 1)).toBe(true);
  expect(file.thirdPlace).toMatchObject({ player1: null, status: 'pendiente' });
  for (const { userId } of people) expect(json.text).not.toContain(userId);

  const [head, first, ...rows] = linesOf((await take('groups.csv')).text);
  expect(head).toMatch(/^Grupo;Puesto;.*;Puntos;Pasa al cuadro$/);
  expect(first).toMatch(new RegExp(`^A;1;${played!.table[0]!.user.username};3;.*;Sí$`));
  expect(rows).toHaveLength(8);

  const bracket = await take('bracket.csv');
  expect(bracket.name).toBe('attachment; filename="cuadro.csv"');
  const lines = linesOf(bracket.text);
  const [game] = played!.games;
  const [one, other] = [game!.player1!.username, game!.player2!.username];
  expect(lines[1]).toBe(
    `Grupo A;1;${game!.matchNumber};${one};${other};${one};1;0;0;32;Terminada;Resultado introducido`,
  );
  const { player1: absent, player2: came } = thrownNowhere;
  expect(lines).toContainEqual(
    expect.stringContaining(
      `;${absent.username};${came.username};${came.username};0;1;;;Terminada;`, // legs, as the table counts
    ),
  );
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual([
    ...Array<string>(6).fill('Grupo A'),
    ...Array<string>(6).fill('Grupo B'),
    'Semifinales',
    'Semifinales',
    'Final',
    'Tercer puesto',
    '',
  ]);
  expect(lines.at(-2)).toBe('Tercer puesto;2;1;;;;;;;;Por jugar;');
});

test('missing points left are a dash in the bracket file, where games have several legs', async () => {
  const stage = await begunLeague(2);
  const { creator, people } = stage;
  const fields = { name: 'Copa', startDate: '2026-12-01', maxParticipants: 2 };
  const made = { ...fields, format: PRESETS.league };
  const { tournamentId } = (await creator.post('/tournaments/create', made)).data;
  const path = `/tournaments/${tournamentId}`;
  for (const person of people) await person.post(`${path}/join`, {});
  await creator.post(`${path}/start`, {});
  const [final] = (await creator.get(path)).data.tournament.games;
  const result = { outcome: 'result', legsWon: [2, 1] };
  expect((await creator.put(`${path}/results/${final.gameId}`, result)).status).toBe(200);

  const { text } = await download(stage, `${path}/bracket.csv`, people[0]!.cookie);
  expect(linesOf(text)[1]).toContain(';2;1;–;–;');
});

test('readers who ask for a file at about the same time get the same cached file', async () => {
  const stage = await begunLeague(2);
  const { server, creator, people, leagueId } = stage;
  await creator.put(`/leagues/${leagueId}/visibility`, { isPublic: true });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const [player] = people;
  const path = `/leagues/${leagueId}/table.csv`;
  const before = await download(stage, `/public${path}`);
  expect(before.text).toContain(player!.username);

  const renamed = { username: 'otra', username_key: 'otra' };
  await server.look((db) =>
    db.updateTable('users').set(renamed).where('user_id', '=', player!.userId).execute(),
  );

  expect(await download(stage, `/public${path}`)).toEqual(before);
  expect(await download(stage, path, player!.cookie)).toEqual(before);
});
