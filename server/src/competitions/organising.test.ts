import { describe, expect, test } from 'vitest';
import { pendingLeague } from '../../test/league.ts';

const tournamentBody = { name: 'Copa', startDate: '2026-12-01', maxParticipants: 8 };

describe('a pending competition is deleted', () => {
  test('by its creator, with all that was noted of it, and open pages hear of it', async () => {
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

  test('and not once it has begun', async () => {
    const { creator, people, act, leagueId } = await pendingLeague(2);
    for (const person of people) await act(person, 'join');
    await act(creator, 'start');

    expect(await creator.delete(`/leagues/${leagueId}`)).toMatchObject({ code: 'not-pending' });
  });

  test('by an admin where the creator has no account any more', async () => {
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
