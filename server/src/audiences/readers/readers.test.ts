/** Public competitions: anybody may read them, and sees names and results and nothing else. */
import { describe, expect, test } from 'vitest';
import { leagueBody, begunLeague, pendingLeague } from '../../../test/league.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { call, type Player } from '../../../test/player.ts';

type Stage = Awaited<ReturnType<typeof pendingLeague>>;

/** Returns a reader of public pages without an account. */
const asGuest = ({ server }: Stage) => ({
  read: (path: string) => call(server, 'GET', `/public${path}`),
});

const publish = ({ creator }: Stage, path: string, isPublic = true) =>
  creator.put(`${path}/visibility`, { isPublic });

const RESULT = [
  'player1',
  'player2',
  'winnerSeat',
  'status',
  'scorePlayer1',
  'scorePlayer2',
  'legsWon',
];

const ROW = 'user rank played wins draws losses points legsFor legsAgainst goesOn'.split(' ');

type Rows = readonly { readonly user: { readonly username: string } }[];

const namesOf = (rows: Rows) => rows.map(({ user }) => user.username);

/** Plays a game of the first round to its end, and returns its players. */
async function playFirst({ server, people, leagueId }: Stage) {
  const { games } = (await people[0]!.get(`/leagues/${leagueId}/games/1`)).data;
  const [{ gameId, player1, player2 }] = games;
  const of = ({ userId }: Pick<Player, 'userId'>) => people.find((each) => each.userId === userId)!;
  const devices = await Promise.all([of(player1).connect(), of(player2).connect()]);
  for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
  for (const device of devices) await device.ask('joinGame', { gameId });
  await devices[0].ask('surrenderGame', { gameId });
  return { gameId, player1, player2, url: server.url };
}

describe('a public league', () => {
  test('shows a guest names and results, and no data that leads to an account', async () => {
    const stage = await begunLeague(3);
    const { leagueId, people, creator } = stage;
    const guest = asGuest(stage);
    await publish(stage, `/leagues/${leagueId}`);
    const { gameId, player1, player2 } = await playFirst(stage);

    const answers = await Promise.all(
      [`/leagues/${leagueId}`, `/leagues/${leagueId}/games/1`, `/games/${gameId}`].map(guest.read),
    );
    const [league, round, game] = answers.map(({ data }) => data);
    expect(Object.keys(league.league).toSorted()).toEqual(
      [
        'leagueId',
        'name',
        'status',
        'startDate',
        'format',
        'dayOfWeek',
        'participants',
        'points',
        'tieBreaks',
        'rounds',
        'table',
      ].toSorted(),
    );
    expect(league.league.participants).toEqual(people.map(({ username }) => ({ username })));
    expect(league.league.table[0]).toEqual({
      rank: 1,
      user: { username: player2.username },
      played: 1,
      wins: 1,
      draws: 0,
      losses: 0,
      points: 3,
      legsFor: 1,
      legsAgainst: 0,
    });
    const out = { userId: player2.userId, reason: 'Se muda.' };
    expect((await creator.post(`/leagues/${leagueId}/withdrawals`, out)).status).toBe(200);
    const tableNow = async () => (await guest.read(`/leagues/${leagueId}`)).data.league.table;
    const withdrawn = async () =>
      namesOf((await tableNow()).filter((row: { withdrawn?: boolean }) => row.withdrawn));
    await expect.poll(withdrawn).toEqual([player2.username]);
    const table = await tableNow();
    expect(table.at(-1)).toMatchObject({
      user: { username: player2.username },
      withdrawn: true,
    });
    const played = round.games.find((each: { gameId: string }) => each.gameId === gameId);
    expect(Object.keys(played).toSorted()).toEqual(
      ['gameId', 'round', 'gameDate', 'isDraw', 'endReason', ...RESULT].toSorted(),
    );
    expect(game.game).toMatchObject({
      kind: 'league',
      competitionId: leagueId,
      competition: leagueBody.name,
      player1: { username: player1.username },
      player2: { username: player2.username },
      winnerSeat: 2,
    });
    expect(Object.keys(game.game).toSorted()).toEqual(
      [
        'gameId',
        'kind',
        'competitionId',
        'competition',
        'format',
        'leg',
        'toThrow',
        'endReason',
        ...RESULT,
      ].toSorted(),
    );

    const all = JSON.stringify(answers);
    for (const { userId, email } of [...people, creator]) {
      expect(all).not.toContain(userId);
      expect(all).not.toContain(email);
    }
    expect(all).not.toContain(leagueBody.description);
  });

  test('is not found, with its games, as soon as it is private again', async () => {
    const stage = await begunLeague(3);
    const { leagueId, creator, people } = stage;
    const guest = asGuest(stage);
    const path = `/leagues/${leagueId}`;
    const { gameId } = (await creator.get(`${path}/games/1`)).data.games[0];
    const nowhere = await guest.read('/leagues/5b3c8f52-0000-4000-8000-000000000000');
    const refused = { status: 404, code: 'not-found', message: nowhere.message, errors: {} };
    const pages = [path, `${path}/games/1`, `/games/${gameId}`];
    for (const page of pages) expect(await guest.read(page)).toMatchObject(refused);

    expect((await people[0]!.put(`${path}/visibility`, { isPublic: true })).status).toBe(403);
    await publish(stage, path);
    expect((await people[0]!.get(path)).data.league.isPublic).toBe(true);
    for (const page of pages) expect((await guest.read(page)).status).toBe(200);
    expect(await guest.read(`${path}/games/99`)).toMatchObject(refused);
    expect(await guest.read(`/tournaments/${leagueId}`)).toMatchObject(refused);

    await publish(stage, path, false);
    for (const each of pages) expect(await guest.read(each)).toMatchObject(refused);
    expect((await people[0]!.get(path)).data.league).not.toHaveProperty('isPublic');
  });

  test('is sent to a reader once, and again only after a change', async () => {
    const stage = await pendingLeague(1);
    const { leagueId, creator, server } = stage;
    await publish(stage, `/leagues/${leagueId}`);
    const ask = (tag = '') =>
      fetch(`${server.url}/api/public/leagues/${leagueId}`, { headers: { 'if-none-match': tag } });
    const first = await ask();
    const tag = first.headers.get('etag')!;
    expect(await first.json()).toMatchObject({ success: true, data: { league: { leagueId } } });
    const again = await ask(tag);
    expect([again.status, await again.text()]).toEqual([304, '']);

    await creator.put(`/leagues/${leagueId}`, { ...leagueBody, name: 'Liga de Invierno' });
    await expect.poll(async () => (await ask(tag)).status).toBe(200);
    await creator.delete(`/leagues/${leagueId}`);
    expect((await ask(tag)).status).toBe(404);
  });

  test('is announced once by mail to players who joined before, and shown as public to invited guests', async () => {
    const { url, arrived, mails } = await mailbox();
    const stage = await pendingLeague(2, {}, undefined, { SMTP_URL: url });
    const { leagueId, creator, people, act } = stage;
    const path = `/leagues/${leagueId}`;
    for (const person of [...people, creator]) await act(person, 'join');
    await publish(stage, path);
    await arrived(2);
    await publish(stage, path, false);
    await publish(stage, path);

    expect(new Set(mails.map(({ to }) => to?.[0]?.address))).toEqual(
      new Set(people.map(({ email }) => email)),
    );
    const { text: words = '' } = mails[0]!;
    expect(words).toContain('puedes salir');
    expect(words).toContain(path);
    const { token } = (await creator.post(`${path}/invitation`)).data;
    const { invitation } = (await call(stage.server, 'GET', `/invitations/${token}`)).data;
    expect(invitation.isPublic).toBe(true);
    expect(mails).toHaveLength(2);
  });
});

test('a public tournament shows a guest its bracket, groups, boards and third place, with names only', async () => {
  const stage = await pendingLeague(6);
  const { creator } = stage;
  const people = stage.people.slice(0, 3);
  const body = { name: 'Copa', startDate: '2026-12-01', maxParticipants: 6 };
  const { tournamentId } = (await creator.post('/tournaments/create', body)).data;
  const path = `/tournaments/${tournamentId}`;
  for (const person of people) await person.post(`${path}/join`);
  await creator.post(`${path}/start`);
  await publish(stage, path);

  const answer = await asGuest(stage).read(path);
  const { tournament } = answer.data;
  expect(namesOf(tournament.participants)).toEqual(people.map(({ username }) => username));
  expect(tournament).toMatchObject({ name: 'Copa', status: 'encurso' });
  const bye = tournament.games.find((game: { isBye: boolean }) => game.isBye);
  expect(bye).toMatchObject({ gameId: null, player2: null, winnerSeat: 1, status: 'finalizada' });
  const open = tournament.games.find((game: { gameId: string | null }) => game.gameId);
  expect(Object.keys(open).toSorted()).toEqual(
    ['gameId', 'id', 'round', 'matchNumber', 'isBye', 'isSuddenDeath', 'format', ...RESULT]
      .filter((key) => key !== 'winnerSeat')
      .toSorted(),
  );
  for (const { userId } of [...people, creator])
    expect(JSON.stringify(answer)).not.toContain(userId);

  const stages = { groupStage: { size: 3, through: 2 }, hasThirdPlace: true };
  const created = (await creator.post('/tournaments/create', { ...body, ...stages })).data;
  const inGroups = `/tournaments/${created.tournamentId}`;
  for (const person of stage.people) await person.post(`${inGroups}/join`);
  const named = { boards: [{ name: 'Diana 1' }], isAutomatic: true };
  await creator.put(`${inGroups}/boards`, named);
  await creator.post(`${inGroups}/start`);
  await publish(stage, inGroups);

  const shown = await asGuest(stage).read(inGroups);
  const { groups, thirdPlace, games, boards } = shown.data.tournament;
  expect(boards).toEqual({ list: [{ name: 'Diana 1', gameId: groups[0].games[0].gameId }] });
  expect(groups.map(({ table }: { table: object[] }) => table.length)).toEqual([3, 3]);
  expect(Object.keys(groups[0].table[0]).toSorted()).toEqual(ROW.toSorted());
  for (const game of [thirdPlace, games[0], groups[0].games[0]])
    expect(Object.keys(game)).toEqual(Object.keys(open));
  expect(thirdPlace).toMatchObject({ player1: null, player2: null, status: 'pendiente' });
  for (const { userId } of [...stage.people, creator])
    expect(JSON.stringify(shown)).not.toContain(userId);

  // With both accounts deleted, only the game itself still knows its winner.
  const [{ gameId, player1, player2 }] = groups[0].games;
  const result = { outcome: 'result', legsWon: [1, 0], left: 32, reason: 'En otra diana.' };
  expect((await creator.put(`${inGroups}/results/${gameId}`, result)).status).toBe(200);
  const winner = async () =>
    (await asGuest(stage).read(inGroups)).data.tournament.groups[0].games[0].winnerSeat;
  await expect.poll(winner).toBe(1);
  const gone = stage.people.filter(({ username }) =>
    [player1.username, player2.username].includes(username),
  );
  for (const person of gone) await person.post('/users/delete');
  expect(gone).toHaveLength(2);
  await expect.poll(winner).toBe(1);
  expect((await asGuest(stage).read(`/games/${gameId}`)).data.game.winnerSeat).toBe(1);
});
