import { expect, test } from 'vitest';
import { begunLeague } from '../../test/league.ts';
import { startGame } from '../../test/game.ts';
import { startServer } from '../../test/server.ts';

test('a league game shows its round, the number of rounds and its date', async () => {
  const { creator, leagueId } = await begunLeague(4);
  const { games, date } = (await creator.get(`/leagues/${leagueId}/games/2`)).data;

  for (const { gameId } of games) {
    expect((await creator.get(`/games/${gameId}/stage`)).data).toEqual({
      stage: { name: 'Liga de Otoño', round: 2, rounds: 3, date },
    });
  }
});

test('a bracket game shows its round, all rounds, no date, and the group ranks that lead to it', async () => {
  const server = await startServer();
  const creator = await server.admin();
  const body = { name: 'Copa', startDate: '2026-12-01', maxParticipants: 8 };
  const { tournamentId } = (await creator.post('/tournaments/create', body)).data;
  const path = `/tournaments/${tournamentId}`;
  const people = await Promise.all(Array.from({ length: 3 }, () => server.player()));
  for (const person of people) await person.post(`${path}/join`);
  const { games } = (await creator.post(`${path}/start`)).data.tournament;

  for (const { gameId, round } of games) {
    if (gameId === null) continue; // a bye
    expect((await creator.get(`/games/${gameId}/stage`)).data).toEqual({
      stage: { name: 'Copa', round, rounds: 2 },
    });
  }

  // After groups, whom they send to it is known by rule.
  const made = { ...body, groupStage: { size: 3, through: 2 }, hasThirdPlace: true };
  const grouped = (await creator.post('/tournaments/create', made)).data.tournamentId;
  const more = await Promise.all(Array.from({ length: 3 }, () => server.player()));
  for (const person of [...people, ...more]) await person.post(`/tournaments/${grouped}/join`);
  const begun = (await creator.post(`/tournaments/${grouped}/start`)).data.tournament;
  const asked = [...begun.games, begun.thirdPlace, begun.groups[0].games[0]];
  const stages = [];
  for (const { gameId } of asked)
    stages.push((await creator.get(`/games/${gameId}/stage`)).data.stage);
  const from = (group: number, rank: number) => ({ group, rank });
  expect(stages.map(({ comers }) => comers)).toEqual([
    [from(1, 1), from(2, 2)],
    [from(2, 1), from(1, 2)],
    ...Array<undefined>(3),
  ]);
});

test('a called game shows its board, and comes first among the upcoming games of its players', async () => {
  const server = await startServer();
  const creator = await server.admin();
  const groupStage = { size: 3, through: 1 };
  const body = { name: 'Copa', startDate: '2026-12-01', maxParticipants: 6, groupStage };
  const { tournamentId } = (await creator.post('/tournaments/create', body)).data;
  const path = `/tournaments/${tournamentId}`;
  const people = await Promise.all(Array.from({ length: 6 }, () => server.player()));
  for (const person of people) await person.post(`${path}/join`);
  const { groups } = (await creator.post(`${path}/start`)).data.tournament;
  const [early, , late] = groups[0].games;
  const named = await creator.put(`${path}/boards`, {
    boards: [{ name: 'Fondo' }],
    isAutomatic: false,
  });
  const [{ boardId }] = named.data.tournament.boards.list;
  const call = (gameId: string | null) => creator.put(`${path}/boards/${boardId}/game`, { gameId });
  const stageOf = async (gameId: string) =>
    (await creator.get(`/games/${gameId}/stage`)).data.stage;
  const { userId } = late.player1;
  const player = people.find((person) => person.userId === userId)!;
  const next = async () => (await player.get('/games/upcoming')).data.games;

  await call(late.gameId);
  expect(await stageOf(late.gameId)).toMatchObject({ name: 'Copa', group: 1, board: 'Fondo' });
  expect(await stageOf(early.gameId)).not.toHaveProperty('board');
  expect(await next()).toMatchObject([{ gameId: late.gameId, board: 'Fondo' }, {}]);
  await call(null);
  expect(await stageOf(late.gameId)).not.toHaveProperty('board');
  const [first, second] = await next();
  await call(second.gameId);
  expect(await next()).toEqual([{ ...second, board: 'Fondo' }, first]);
});

test('a game from the lobby has no stage, and an unknown game is not found', async () => {
  const { ana, gameId } = await startGame(await startServer());

  expect((await ana.get(`/games/${gameId}/stage`)).data).toEqual({ stage: null });
  expect(await ana.get(`/games/${ana.userId}/stage`)).toMatchObject({ code: 'game-not-found' });
});

test('a player’s finished games show the name of their league', async () => {
  const { people, creator, leagueId } = await begunLeague(2);
  const { games } = (await creator.get(`/leagues/${leagueId}/games/1`)).data;
  const [{ gameId }] = games;
  const devices = await Promise.all(people.map((person) => person.connect()));
  for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
  await devices[0]!.receives('startLeagueGame');
  for (const device of devices) await device.ask('joinGame', { gameId });
  await devices[0]!.ask('recordTurn', { gameId, turnScore: 60 });
  await devices[1]!.ask('recordTurn', { gameId, turnScore: 60 });
  await devices[0]!.ask('surrenderGame', { gameId });

  for (const { userId } of people) {
    const list = await creator.get(`/games/getFinishedGamesByUser/${userId}`);
    expect(list.data.games).toMatchObject([{ gameId, competition: 'Liga de Otoño' }]);
  }
});
