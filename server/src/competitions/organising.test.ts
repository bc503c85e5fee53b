import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pendingLeague } from '../../test/league.ts';

const tournamentBody = { name: 'Copa', startDate: '2026-12-01', maxParticipants: 8 };

describe('a competition', () => {
  test('is deleted by its creator while pending, with all its rows and an event to open pages', async () => {
    const { server, creator, people, act, leagueId } = await pendingLeague(2);
    for (const person of people) await act(person, 'join');
    const onlooker = await people[0]!.connect();
    await onlooker.ask('watch', { leagueId });

    expect(await people[0]!.delete(`/leagues/${leagueId}`)).toMatchObject({
      status: 403,
      code: 'not-the-creator',
    });
    expect(await creator.delete(`/leagues/${leagueId}`)).toMatchObject({
      status: 200,
      message: 'Liga eliminada',
    });

    expect(await onlooker.receives('leagueChanged')).toEqual({ leagueId });
    expect(await creator.get(`/leagues/${leagueId}`)).toMatchObject({ code: 'league-not-found' });
    expect(await act(people[0]!, 'join')).toMatchObject({ code: 'league-not-found' });
    const left = await server.look((db) =>
      Promise.all([
        db.selectFrom('competitions').selectAll().execute(),
        db.selectFrom('enrolments').selectAll().execute(),
        db.selectFrom('leagues').selectAll().execute(),
      ]),
    );
    expect(left).toEqual([[], [], []]);
  });

  test('cannot be deleted once it has begun', async () => {
    const { creator, people, act, leagueId } = await pendingLeague(2);
    for (const person of people) await act(person, 'join');
    await act(creator, 'start');

    expect(await creator.delete(`/leagues/${leagueId}`)).toMatchObject({ code: 'not-pending' });
  });

  test('is deleted by an admin when its creator has no account', async () => {
    const { server, creator: admin } = await pendingLeague(0);
    const { tournamentId } = (await admin.post('/tournaments/create', tournamentBody)).data;
    await server.look((db) =>
      db.updateTable('competitions').set({ created_by: 'nobody' }).execute(),
    );

    expect(await admin.delete(`/leagues/${tournamentId}`)).toMatchObject({ status: 404 });
    expect(await admin.delete(`/tournaments/${tournamentId}`)).toMatchObject({
      status: 200,
      message: 'Torneo eliminado',
    });
    expect(await admin.get(`/tournaments/${tournamentId}`)).toMatchObject({ status: 404 });
  });
});

describe('an organiser', () => {
  test('finds players by part of the name, page by page, and sees names only', async () => {
    const { server, creator, leagueId, act } = await pendingLeague(0);
    const names = ['Álvaro', 'alvarez', 'BALVAR', 'carla'];
    const players = await Promise.all(names.map((username) => server.player(username)));
    const look = (query: string) => creator.get(`/leagues/${leagueId}/candidates?${query}`);
    const found = async (query: string) =>
      (await look(query)).data.users.map(({ username }: { username: string }) => username);

    expect(await found('q=ALVA')).toEqual(['alvarez', 'Álvaro', 'BALVAR']);
    expect((await look('q=carl')).data.users).toEqual([
      { userId: players[3]!.userId, username: 'carla' },
    ]);
    expect(await found('q=alva&limit=1')).toEqual(['alvarez']);
    expect(await found('q=alva&limit=1&after=alvarez')).toEqual(['Álvaro']);
    expect(await found(`q=${encodeURIComponent('álva')}`)).toEqual(['Álvaro']);
    await act(players[1]!, 'join');
    expect(await found('q=alva')).toEqual(['Álvaro', 'BALVAR']);
    expect(await found('q=%25%25')).toEqual([]);
    expect(await found('q=correo')).toEqual([]); // of nobody's e-mail
    expect(await look('q=a')).toMatchObject({ status: 400 });
    expect(await look('')).toMatchObject({ status: 400 });
  });

  test('enrols and removes players, and open pages receive an event', async () => {
    const { creator, people, leagueId } = await pendingLeague(3, { maxParticipants: 2 });
    const [ana, biel, carla] = people;
    const device = await ana!.connect();
    await device.ask('watch', { leagueId });
    const add = (userId: string, who = creator) =>
      who.post(`/leagues/${leagueId}/participants`, { userId });
    const takeOut = (userId: string, who = creator) =>
      who.delete(`/leagues/${leagueId}/participants/${userId}`);
    const enrolled = async () =>
      (await ana!.get(`/leagues/${leagueId}`)).data.league.participants.map(
        ({ userId }: { userId: string }) => userId,
      );

    expect(await add(ana!.userId, biel)).toMatchObject({ code: 'not-the-creator' });
    expect(await add(randomUUID())).toMatchObject({ code: 'user-not-found' });
    expect(await add(ana!.userId)).toMatchObject({ status: 200, message: 'Participante añadido' });
    expect(await add(ana!.userId)).toMatchObject({ status: 200 });
    await add(biel!.userId);
    expect(await add(carla!.userId)).toMatchObject({ code: 'full' });
    expect(await enrolled()).toEqual([ana!.userId, biel!.userId]);

    expect(await takeOut(ana!.userId, biel)).toMatchObject({ code: 'not-the-creator' });
    const before = device.events('leagueChanged').length;
    expect(await takeOut(ana!.userId)).toMatchObject({ message: 'Participante quitado' });
    await expect.poll(() => device.events('leagueChanged').length).toBe(before + 1);
    expect(await takeOut(ana!.userId)).toMatchObject({ status: 200 });
    expect(await enrolled()).toEqual([biel!.userId]);

    await add(ana!.userId.toUpperCase()); // as some programs write ids
    expect(await enrolled()).toEqual([biel!.userId, ana!.userId]);
    await takeOut(ana!.userId.toUpperCase());
    expect(await enrolled()).toEqual([biel!.userId]);

    await add(ana!.userId);
    await creator.post(`/leagues/${leagueId}/start`);
    for (const answer of [add(carla!.userId), takeOut(biel!.userId)]) {
      expect(await answer).toMatchObject({ code: 'not-pending' });
    }
    expect(await creator.get(`/leagues/${leagueId}/candidates?q=ana`)).toMatchObject({
      code: 'not-pending',
    });
  });
});
