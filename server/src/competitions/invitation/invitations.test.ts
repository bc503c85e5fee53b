/** A link leads whoever has it to a competition that has not begun, and tells nobody else of it. */
import { describe, expect, test } from 'vitest';
import { leagueBody, pendingLeague } from '../../../test/league.ts';
import { call, type Player } from '../../../test/player.ts';
import { proofChance, proofLength, proofSeed, statusesBy } from '../../../test/proof.ts';

/** A league of four places with its link. */
async function invited(size = 2) {
  const league = await pendingLeague(size);
  const { server, creator, leagueId } = league;
  const path = `/leagues/${leagueId}`;
  const open = () => creator.post(`${path}/invitation`);
  const { token } = (await open()).data;
  return {
    ...league,
    people: league.people as [Player, Player, ...Player[]],
    path,
    token,
    open,
    renew: () => creator.post(`${path}/invitation/renew`),
    look: (by = token, cookie = '') => call(server, 'GET', `/invitations/${by}`, { cookie }),
    join: (player: Player, by = token) => player.post(`/invitations/${by}/join`),
    enrolled: async () =>
      (await creator.get(path)).data.league.participants.map((each: Player) => each.userId),
  };
}

const gone = { status: 404, code: 'invitation-not-found', message: 'Esta invitación ya no vale.' };

describe('the link to join', () => {
  test('shows a guest the competition without its participants', async () => {
    const { people, act, look, creator } = await invited();
    await act(people[0], 'join');

    expect((await look()).data).toEqual({
      invitation: {
        kind: 'league',
        name: leagueBody.name,
        organiser: creator.username,
        startDate: '2026-09-01',
        lastDate: '2026-09-17',
        dayOfWeek: 'Jueves',
        maxParticipants: 4,
        placesLeft: 3,
      },
    });
  });

  test('leads a logged-in user to the competition page, enrolled or not, even when it is full', async () => {
    const { people, creator, leagueId, path, look, join } = await invited(3);
    const [ana, biel, carla] = people as [Player, Player, Player];
    await creator.put(path, { ...leagueBody, maxParticipants: 2 });
    for (const player of [ana, biel]) await join(player);

    for (const { cookie } of [ana, carla]) {
      const { invitation } = (await look(undefined, cookie)).data;
      expect(invitation).toMatchObject({ placesLeft: 0, competitionId: leagueId });
    }
    expect((await look()).data.invitation).not.toHaveProperty('competitionId');
    expect((await look(undefined, 'session=no')).data.invitation).not.toHaveProperty(
      'competitionId',
    );
  });

  test('enrols a player in a tournament as in a league', async () => {
    const { creator, people, look, join } = await invited();
    const body = { name: 'Copa', startDate: '2026-12-01', maxParticipants: 8 };
    const { tournamentId } = (await creator.post('/tournaments/create', body)).data;
    const { token } = (await creator.post(`/tournaments/${tournamentId}/invitation`)).data;

    expect((await look(token)).data).toEqual({
      invitation: {
        kind: 'tournament',
        name: 'Copa',
        organiser: creator.username,
        startDate: '2026-12-01',
        maxParticipants: 8,
        placesLeft: 8,
      },
    });
    expect(await join(people[0], token)).toMatchObject({
      message: 'Te has unido al torneo',
      data: { kind: 'tournament', competitionId: tournamentId },
    });
  });

  test('enrols each player once, while there are places', async () => {
    const { people, path, leagueId, join, enrolled, creator } = await invited(3);
    const [ana, biel, carla] = people as [Player, Player, Player];

    expect(await join(ana)).toMatchObject({
      status: 200,
      message: 'Te has unido a la liga correctamente',
      data: { kind: 'league', competitionId: leagueId },
    });
    expect(await join(ana)).toMatchObject({ status: 200 });
    expect(await enrolled()).toEqual([ana.userId]);

    await creator.put(path, { ...leagueBody, maxParticipants: 2 });
    await join(biel);
    expect(await join(carla)).toMatchObject({ status: 409, code: 'full' });
  });

  test('stays the same until it is renewed, and the old link is then invalid', async () => {
    const { people, token, open, renew, look, join } = await invited();

    expect((await open()).data).toEqual({ token });
    const next = (await renew()).data.token;
    expect(next).not.toBe(token);
    expect((await open()).data).toEqual({ token: next });
    expect(await look()).toMatchObject(gone);
    expect(await join(people[0])).toMatchObject(gone);
    expect(await join(people[0], next)).toMatchObject({ status: 200 });
  });

  test('is invalid once the competition has begun, ended or been deleted', async () => {
    const { people, act, creator, path, look, join, open, renew } = await invited(3);
    const [ana, biel, carla] = people as [Player, Player, Player];
    for (const player of [ana, biel]) await join(player);
    await act(creator, 'start');
    expect(await look()).toMatchObject(gone);
    expect(await join(carla)).toMatchObject(gone);
    for (const answer of [open(), renew()]) {
      expect(await answer).toMatchObject({ code: 'not-pending' });
    }
    await act(creator, 'end');
    expect(await look()).toMatchObject(gone);

    const other = (await creator.post('/leagues/create', leagueBody)).data.leagueId;
    const { token } = (await creator.post(`/leagues/${other}/invitation`)).data;
    await creator.delete(`/leagues/${other}`);
    expect(await look(token)).toMatchObject(gone);
    expect(path).not.toContain(other);
  });

  test('is issued by the organiser only, and a guessed token is refused', async () => {
    const { people, path, leagueId, look } = await invited();
    for (const asked of ['invitation', 'invitation/renew']) {
      expect(await people[0].post(`${path}/${asked}`)).toMatchObject({ code: 'not-the-creator' });
    }
    for (const guess of [leagueId, 'a', 'A'.repeat(43)]) {
      expect(await look(guess)).toMatchObject(gone);
    }
  });
});

const REPETITIONS = proofLength(100);
const atOnce = statusesBy(proofChance());

test(`the last place goes to an invitation link or to a direct join, never to both, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { creator, people, join } = await invited(3);
  const [ana, biel, carla] = people as [Player, Player, Player];

  for (let time = 0; time < REPETITIONS; time += 1) {
    const body = { ...leagueBody, maxParticipants: 2 };
    const path = `/leagues/${(await creator.post('/leagues/create', body)).data.leagueId}`;
    const { token } = (await creator.post(`${path}/invitation`)).data;
    await join(ana, token);
    const statuses = await atOnce([
      () => join(biel, token),
      () => carla.post(`${path}/join`),
      () => join(ana, token),
    ]);

    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 409]);
    expect((await creator.get(path)).data.league.participants).toHaveLength(2);
  }
});

test(`a player who follows the link as the league starts is drawn or refused, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { server, creator, people, join } = await invited(3);
  const [ana, biel, carla] = people as [Player, Player, Player];

  for (let time = 0; time < REPETITIONS; time += 1) {
    const { leagueId } = (await creator.post('/leagues/create', leagueBody)).data;
    const path = `/leagues/${leagueId}`;
    const { token } = (await creator.post(`${path}/invitation`)).data;
    for (const player of [ana, biel]) await join(player, token);
    const statuses = await atOnce([() => join(carla, token), () => creator.post(`${path}/start`)]);

    const { participants } = (await creator.get(path)).data.league;
    const drawn = await server.look((db) =>
      db.selectFrom('league_games').select('game_id').where('league_id', '=', leagueId).execute(),
    );
    expect([statuses, participants.length, drawn.length]).toEqual(
      statuses[0] === 200 ? [[200, 200], 3, 3] : [[404, 200], 2, 1],
    );
  }
});
