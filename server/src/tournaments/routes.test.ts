import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { describe, expect, test } from 'vitest';
import type { Device } from '../../test/player.ts';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { startServer } from '../../test/server.ts';

const body = { name: 'Copa de Invierno', startDate: '2026-12-01', maxParticipants: 100 };

/** A tournament that has begun with so many in it, and ways to play its games. */
async function begunTournament(size: number, clock?: () => number) {
  const server = await startServer({ clock });
  const creator = await server.admin();
  const people = await Promise.all(Array.from({ length: size }, () => server.player()));
  const created = await creator.post('/tournaments/create', body);
  const { tournamentId } = created.data;
  for (const person of people) await person.post(`/tournaments/${tournamentId}/join`);
  const started = await creator.post(`/tournaments/${tournamentId}/start`);

  const devices = new Map<string, Device>();
  const deviceOf = async (userId: string): Promise<Device> => {
    const player = people.find((person) => person.userId === userId)!;
    const known = devices.get(userId);
    if (known?.socket.connected) return known;
    await player.post('/users/refresh-token');
    const device = await player.connect();
    devices.set(userId, device);
    return device;
  };
  return {
    server,
    creator,
    people,
    tournamentId,
    created,
    started,
    now: async (): Promise<Tournament> =>
      (await creator.get(`/tournaments/${tournamentId}`)).data.tournament,
    /** Both players meet before a game, and it begins. */
    async begin({ gameId, player1, player2 }: BracketGame): Promise<[Device, Device]> {
      const both = [await deviceOf(player1!.userId!), await deviceOf(player2!.userId!)] as const;
      for (const device of both) await device.ask('joinLeagueGameLobby', { gameId: gameId! });
      for (const device of both) await device.ask('joinGame', { gameId: gameId! });
      return [...both];
    },
  };
}

const isOpen = ({ status, player1, player2, isBye }: BracketGame) =>
  status === 'pendiente' && !isBye && player1 !== null && player2 !== null;

describe('a tournament', () => {
  test('begins without enrolled players who have deleted their accounts', async () => {
    const { server, creator, tournamentId } = await begunTournament(0);
    const there = await Promise.all([server.player(), server.player(), server.player()]);
    for (const person of there) await person.post(`/tournaments/${tournamentId}/join`);
    const enrolment = { competition_id: tournamentId, user_id: 'nobody', enrolled_at: 0 };
    await server.look((db) => db.insertInto('enrolments').values(enrolment).execute());

    const started = await creator.post(`/tournaments/${tournamentId}/start`);

    const { participants, games }: Tournament = started.data.tournament;
    expect(participants.map(({ user }) => user.userId)).toEqual(there.map(({ userId }) => userId));
    expect(games).toHaveLength(3);
  });

  test('keeps a given weekday and home-and-away setting until they are removed', async () => {
    const { creator, tournamentId } = await begunTournament(0);
    const given = { dayOfWeek: 'Jueves', isHomeAndAway: false };
    const edit = async (changes: object) => {
      const answer = await creator.put(`/tournaments/${tournamentId}`, { ...body, ...changes });
      expect(answer.status).toBe(200);
      const { dayOfWeek, isHomeAndAway } = answer.data.tournament;
      return { dayOfWeek, isHomeAndAway };
    };
    const none = { dayOfWeek: undefined, isHomeAndAway: undefined };

    expect(await edit({})).toEqual(none);
    expect(await edit(given)).toEqual(given);
    expect(await edit({})).toEqual(given);
    expect(await edit({ dayOfWeek: null })).toEqual({ ...given, dayOfWeek: undefined });
    expect(await edit({ isHomeAndAway: null })).toEqual(none);

    const created = await creator.post('/tournaments/create', { ...body, ...given });
    expect(created.data.tournament).toMatchObject(given);
    const refused = await creator.post('/tournaments/create', { ...body, dayOfWeek: 'Monday' });
    expect(refused).toMatchObject({
      status: 400,
      errors: { dayOfWeek: 'No es una de las opciones.' },
    });
  });

  test('of seven players has one bye, and shows every place of the bracket from the start', async () => {
    const { created, started, now, people } = await begunTournament(7);

    expect(created).toMatchObject({ status: 201, message: 'Torneo creado correctamente' });
    expect(created.data.tournament).toMatchObject({ status: 'pendiente', games: [] });
    expect(started).toMatchObject({ status: 200, message: 'Torneo iniciado correctamente' });
    const { games, participants } = await now();
    expect(participants).toHaveLength(7);
    expect(games.map(({ round, matchNumber }) => `${round}.${matchNumber}`)).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '1.4',
      '2.1',
      '2.2',
      '3.1',
    ]);
    const [bye, ...others] = games.filter(({ isBye }) => isBye);
    expect(others).toEqual([]);
    expect(bye).toMatchObject({ gameId: null, status: 'finalizada', player2: null });
    expect(bye!.winner).toEqual(bye!.player1);
    expect(
      games.find(({ round, matchNumber }) => round === 2 && matchNumber === 1)?.player1,
    ).toEqual(bye!.player1);
    const drawn = games.slice(0, 4).flatMap(({ player1, player2 }) => [player1, player2]);
    expect(new Set(drawn.flatMap((player) => player?.userId ?? []))).toEqual(
      new Set(people.map(({ userId }) => userId)),
    );
    const waiting = games.find(({ round }) => round === 3)!;
    expect((await people[0]!.get(`/games/${waiting.gameId}`)).data.game).toMatchObject({
      player1: null,
      player2: null,
      status: 'pendiente',
    });
  });

  test('advances each winner with an event, and is over after its final', async () => {
    const { now, begin, creator, tournamentId } = await begunTournament(3);
    const onlooker = await creator.connect();
    await onlooker.ask('watch', { tournamentId });
    const semifinal = (await now()).games.find(isOpen);
    const [, loser] = await begin(semifinal!);
    await loser.ask('surrenderGame', { gameId: semifinal!.gameId! });

    expect(await onlooker.receives('tournamentChanged')).toEqual({ tournamentId });
    const final = (await now()).games.find(isOpen);
    expect([final!.player1, final!.player2]).toContainEqual(semifinal!.player1);
    const [winner, second] = await begin(final!);
    await second.ask('surrenderGame', { gameId: final!.gameId! });

    const { status, games } = await now();
    expect(status).toBe('finalizada');
    expect(games.at(-1)?.winner).toEqual(final!.player1);
    expect(await winner.ask('rematch', { gameId: final!.gameId! })).toMatchObject({
      message: 'Esta partida no permite revancha.',
    });
  });

  test('decides a game level after fifteen rounds by sudden death', async () => {
    const { now, begin, people } = await begunTournament(2);
    const [final] = (await now()).games;
    const devices = await begin(final!);
    const gameId = final!.gameId!;
    const isSuddenDeath = async () => (await now()).games[0]!.isSuddenDeath;
    for (let turn = 0; turn < 30; turn += 1) {
      expect(turn === 29 && (await isSuddenDeath())).toBe(false);
      const turnId = `"side":"side":${turn}`; // as the store names sides itself
      await devices[turn % 2]!.ask('recordTurn', { gameId, turnScore: 20, turnId });
    }
    expect((await people[0]!.get(`/games/${gameId}`)).data.game.status).toBe('encurso');
    expect(await isSuddenDeath()).toBe(true);
    await devices[0].ask('recordTurn', { gameId, turnScore: 20 });
    await devices[1].ask('recordTurn', { gameId, turnScore: 21 });

    const { game } = (await people[0]!.get(`/games/${gameId}`)).data;
    expect(game).toMatchObject({ endReason: 'sudden-death', winner: final!.player2 });
    expect(await isSuddenDeath()).toBe(true);
    expect((await now()).status).toBe('finalizada');
  });

  test('can be called off, and its unplayed games are then void', async () => {
    const { now, creator, tournamentId } = await begunTournament(4);

    expect(await creator.post(`/tournaments/${tournamentId}/end`)).toMatchObject({ status: 200 });

    const { status, games } = await now();
    expect(status).toBe('finalizada');
    expect(games.every((game) => game.status === 'finalizada' && game.winner === null)).toBe(true);
  });

  test('advances player1 from a game in which no player threw, up to the title', async () => {
    let now = Date.now();
    const { server, creator, begin, ...cup } = await begunTournament(3, () => now);
    /** Both come to a game, and neither throws for a day. */
    const leave = async (game: BracketGame): Promise<BracketGame> => {
      await begin(game);
      now += 24 * 3_600_000;
      await server.aDayPasses();
      await creator.post('/users/refresh-token');
      return (await cup.now()).games.find(({ id }) => id === game.id)!;
    };

    const semifinal = await leave((await cup.now()).games.find(isOpen)!);
    expect(semifinal).toMatchObject({ status: 'finalizada', endReason: 'void' });
    expect(semifinal.winner).toEqual(semifinal.player1);

    const final = await leave((await cup.now()).games.find(isOpen)!);
    expect([final.player1, final.player2]).toContainEqual(semifinal.player1);
    expect(final.winner).toEqual(final.player1);
    expect((await cup.now()).status).toBe('finalizada');
  });

  test('refuses a board listed twice, with a message', async () => {
    const { creator, tournamentId } = await begunTournament(2);
    const path = `/tournaments/${tournamentId}/boards`;
    const set = (boards: object[]) => creator.put(path, { boards, isAutomatic: false });
    const [board] = (await set([{ name: 'Uno' }])).data.tournament.boards.list;
    const { boardId } = board;

    const twice = await set([{ boardId, name: 'Uno' }, { boardId, name: 'Dos' }, { name: 'Tres' }]);

    expect(twice).toMatchObject({
      status: 400,
      errors: { boards: 'Cada diana, una sola vez.' },
    });
    const more = await set([{ boardId, name: 'Uno' }, { name: 'Dos' }, { name: 'Tres' }]);
    expect(more.data.tournament.boards.list).toMatchObject([board, {}, {}]);
  });

  test('goes on without a player who deletes the account, at once or once the rival is known', async () => {
    const { now, begin, people } = await begunTournament(4);
    const [one, other] = (await now()).games.filter(isOpen);
    const leaver = people.find(({ userId }) => userId === one!.player1!.userId)!;
    await leaver.post('/users/delete');
    const survivor = one!.player2!;
    expect((await now()).games.at(-1)?.player1).toEqual(survivor);

    await people.find(({ userId }) => userId === survivor.userId)!.post('/users/delete');
    const [, loser] = await begin(other!);
    await loser.ask('surrenderGame', { gameId: other!.gameId! });

    const { status, games } = await now();
    expect(status).toBe('finalizada');
    expect(games.at(-1)?.winner).toEqual(other!.player1);
  });
});

const COURSES = proofLength(10); // the thousands are in courses.test.ts, without sockets

test(`${COURSES} random tournaments over sockets end with one champion (seed ${proofSeed})`, async () => {
  const chance = proofChance();
  for (let course = 0; course < COURSES; course += 1) {
    const size = 2 + Math.floor(chance() * 9);
    const { now, begin, people } = await begunTournament(size);
    for (;;) {
      const open = (await now()).games.filter(isOpen);
      const game = open[Math.floor(chance() * open.length)];
      if (!game) break;
      const loser = chance() < 0.5 ? game.player1! : game.player2!;
      if (chance() < 0.2) {
        await people.find(({ userId }) => userId === loser.userId)!.post('/users/delete');
        continue;
      }
      const devices = await begin(game);
      const losing = loser === game.player1 ? 0 : 1;
      await devices[losing].ask('surrenderGame', { gameId: game.gameId! });
    }

    const { status, games } = await now();
    const played = games.filter(({ isBye }) => !isBye);
    expect(status).toBe('finalizada');
    expect(played).toHaveLength(size - 1);
    expect(played.every(({ winner }) => winner !== null)).toBe(true);
    expect(games.at(-1)?.winner).not.toBeNull();
  }
});
