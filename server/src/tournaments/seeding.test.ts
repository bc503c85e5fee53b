/** Seeding by lot, average, league table or hand, and the published draw. */
import type { Tournament, TournamentBody } from '@darts/contracts/tournaments';
import { expect, test } from 'vitest';
import { startFeatures } from '../../test/features.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';

async function stageOf() {
  const features = await startFeatures();
  const stage = await tournamentStage(features);
  return {
    ...features,
    ...stage,
    async begun(players: readonly string[], settings: Partial<TournamentBody>) {
      return stage.start(await stage.enrol(players, settings));
    },
  };
}

const seeds = ({ participants }: Tournament): (string | null)[] =>
  participants.toSorted((one, other) => one.seed! - other.seed!).map(({ user }) => user.userId);

test('players are seeded by lot, by average, by a league’s table and by hand', async () => {
  const { db, begun, newAccounts, organiser, leagues, tournaments, enrol, start, live, begin } =
    await stageOf();
  const [ana = '', biel = '', carla = '', dani = ''] = await newAccounts(4);
  const players = [ana, biel, carla, dani];
  const throwing = async (userId: string, points: number) =>
    db.updateTable('users').set({ points, turns: 10 }).where('user_id', '=', userId).execute();
  await throwing(biel, 400);
  await throwing(dani, 600);
  await throwing(carla, 500);

  const drawn = await begun(players, {});
  expect(new Set(seeds(drawn))).toEqual(new Set(players));
  expect(drawn.seeding).toEqual({ by: 'draw' });

  const byAverage = await begun(players, { seeding: { by: 'average' } });
  expect(seeds(byAverage)).toEqual([dani, carla, biel, ana]);
  // Seeds 1 and 2 are in opposite halves.
  expect(byAverage.games[0]!.player1?.userId).toBe(dani);
  expect(byAverage.games[1]!.player1?.userId).toBe(carla);

  const { leagueId } = await leagues.create(
    {
      name: 'Liga',
      description: '',
      startDate: '2026-09-01',
      maxParticipants: 4,
      dayOfWeek: 'Lunes',
      isHomeAndAway: false,
      legs: 1,
      points: { win: 3, draw: 1, loss: 0, absent: 0 },
      tieBreaks: ['wins'],
    },
    organiser,
  );
  const members = [ana, biel].map((user_id) => {
    return { competition_id: leagueId, user_id, enrolled_at: 0 };
  });
  await db.insertInto('enrolments').values(members).execute();
  await leagues.start(leagueId, organiser);
  const { games } = await leagues.round(leagueId, 1);
  await begin(games[0]!.gameId);
  await live.surrender(games[0]!.gameId, ana);
  const byLeague = await begun([ana, biel, carla], { seeding: { by: 'league', leagueId } });
  expect(seeds(byLeague)).toEqual([biel, ana, carla]);
  expect(byLeague.seeding).toEqual({ by: 'league', leagueId, leagueName: 'Liga' });

  const tournamentId = await enrol([ana, biel], { seeding: { by: 'hand' } });
  await tournaments.putInOrder(tournamentId, [biel, ana], organiser);
  await tournaments.join(tournamentId, { userId: carla, role: 'user', sessionId: '' });
  const pending = await tournaments.get(tournamentId);
  expect(seeds(pending)).toEqual([biel, ana, carla]);
  expect(seeds(await start(tournamentId))).toEqual([biel, ana, carla]);
  await expect(tournaments.putInOrder(tournamentId, [ana], organiser)).rejects.toMatchObject({
    code: 'not-pending',
  });
});

test('a seeding by hand with a duplicate or unenrolled player is refused by name, and changes no seed', async () => {
  const { newAccounts, enrol, tournaments, organiser, accounts } = await stageOf();
  const [ana = '', biel = '', carla = '', dani = '', stranger = ''] = await newAccounts(5);
  const tournamentId = await enrol([ana, biel, carla, dani], { seeding: { by: 'hand' } });
  await tournaments.putInOrder(tournamentId, [carla], organiser);
  const asEnrolled = [carla, ...[ana, biel, dani].toSorted()]; // enrolled at the same time: in the order of their ids
  expect(seeds(await tournaments.get(tournamentId))).toEqual(asEnrolled);

  const refused = async (code: string, order: readonly string[], userId: string) => {
    const { username } = await accounts.get(userId, organiser);
    await expect(tournaments.putInOrder(tournamentId, order, organiser)).rejects.toMatchObject({
      code,
      fields: { userIds: expect.stringContaining(username) },
    });
  };
  await refused('seeded-twice', [ana, biel, ana], ana);
  await refused('not-enrolled', [ana, stranger], stranger);
  const nobody = '11111111-1111-4111-8111-111111111111';
  await expect(tournaments.putInOrder(tournamentId, [nobody], organiser)).rejects.toMatchObject({
    code: 'not-enrolled',
  });
  expect(seeds(await tournaments.get(tournamentId))).toEqual(asEnrolled);
});

test('too few players for groups, an unknown seeding league and a seeding by a player are refused', async () => {
  const { newAccounts, begun, enrol, tournaments } = await stageOf();
  const players = await newAccounts(5);
  const groupStage = { size: 4, through: 2 };
  await expect(begun(players, { groupStage })).rejects.toMatchObject({
    code: 'too-few-for-groups',
  });

  const leagueId = '11111111-1111-4111-8111-111111111111';
  const byLeague = { seeding: { by: 'league', leagueId } } as const;
  await expect(enrol([], byLeague)).rejects.toMatchObject({ code: 'league-not-found' });

  const tournamentId = await enrol(players);
  const player = { userId: players[0]!, role: 'user', sessionId: '' } as const;
  await expect(tournaments.putInOrder(tournamentId, players, player)).rejects.toMatchObject({
    code: 'not-the-creator',
  });
});
