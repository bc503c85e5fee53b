/** Races between acts by hand and joining, starting and leaving: each ends as in some serial order. */
import type { League } from '@darts/contracts/leagues';
import { expect, test } from 'vitest';
import { leagueBody, pendingLeague } from '../../test/league.ts';
import type { Player } from '../../test/player.ts';
import { proofChance, proofLength, proofSeed, statusesBy } from '../../test/proof.ts';

const REPETITIONS = proofLength(100);
const atOnce = statusesBy(proofChance());

async function organised() {
  const { server, creator, people } = await pendingLeague(3);
  return {
    server,
    creator,
    people: people as [Player, Player, Player],
    /** Creates a league with two places, and returns the acts on it. */
    async newLeague() {
      const body = { ...leagueBody, maxParticipants: 2 };
      const { leagueId } = (await creator.post('/leagues/create', body)).data;
      const path = `/leagues/${leagueId}`;
      return {
        add: ({ userId }: Player) => creator.post(`${path}/participants`, { userId }),
        takeOut: ({ userId }: Player) => creator.delete(`${path}/participants/${userId}`),
        join: (player: Player) => player.post(`${path}/join`),
        start: () => creator.post(`${path}/start`),
        look: async (): Promise<League> => (await creator.get(path)).data.league,
      };
    },
  };
}

test(`the last place goes to a player enrolled by hand or to a player who joins, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { people, newLeague } = await organised();
  const [ana, biel, carla] = people;

  for (let time = 0; time < REPETITIONS; time += 1) {
    const { add, join, look } = await newLeague();
    await join(ana);
    const statuses = await atOnce([() => add(biel), () => join(carla), () => add(carla)]);

    const { participants } = await look();
    expect(participants).toHaveLength(2);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const isCarlaIn = participants.some(({ userId }) => userId === carla.userId);
    expect(statuses[0]).toBe(isCarlaIn ? 409 : 200);
  }
});

test(`a player is removed or the league starts, never both, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { people, newLeague } = await organised();
  const [ana, biel] = people;

  for (let time = 0; time < REPETITIONS; time += 1) {
    const { join, takeOut, start, look } = await newLeague();
    await join(ana);
    await join(biel);
    const statuses = await atOnce([() => takeOut(biel), start]);

    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const { status, participants } = await look();
    expect([status, participants.length]).toEqual(
      statuses[1] === 200 ? ['encurso', 2] : ['pendiente', 1],
    );
  }
});

test.each([
  ['leagues', leagueBody],
  ['tournaments', { name: 'Copa', startDate: '2026-12-01', maxParticipants: 8 }],
] as const)(
  `deleting %s during enrolments and reads causes no error and leaves no enrolment, ${REPETITIONS} times (seed ${proofSeed})`,
  async (kind, body) => {
    const { server, creator, people } = await organised();
    const [ana, biel] = people;

    for (let time = 0; time < REPETITIONS; time += 1) {
      const { leagueId, tournamentId } = (await creator.post(`/${kind}/create`, body)).data;
      const path = `/${kind}/${leagueId ?? tournamentId}`;
      const [removed, ...others] = await atOnce([
        () => creator.delete(path),
        () => creator.post(`${path}/participants`, { userId: ana.userId }),
        () => biel.post(`${path}/join`),
        () => ana.get(path),
      ]);

      expect(removed).toBe(200);
      expect([200, 404]).toEqual(expect.arrayContaining(others));
    }
    expect(await server.look((db) => db.selectFrom('enrolments').selectAll().execute())).toEqual(
      [],
    );
  },
);

test(`a player who deletes the account during an enrolment is not enrolled, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { server, newLeague } = await organised();

  for (let time = 0; time < REPETITIONS; time += 1) {
    const { add, look } = await newLeague();
    const leaver = await server.player();
    const [added] = await atOnce([() => add(leaver), () => leaver.post('/users/delete')]);

    expect([200, 404]).toContain(added);
    expect((await look()).participants).toEqual([]);
  }
  expect(await server.look((db) => db.selectFrom('enrolments').selectAll().execute())).toEqual([]);
});
