/** Whoever deletes the account with hundreds of games to play keeps nobody waiting, and loses them all. */
import { expect, test } from 'vitest';
import { addOpenGames } from '../test/calendars/open-games.ts';
import { begunLeague, leagueBody } from '../test/league.ts';
import type { Player } from '../test/player.ts';
import { startProcess } from '../test/process.ts';

const GAMES = 200;

type Server = Awaited<ReturnType<typeof startProcess>>;

/** A league that an organiser has begun with two others, one of whom has hundreds of games left in it. */
async function longLeague(server: Server): Promise<{ ana: Player; leagueId: string }> {
  const [organiser, ana, biel] = [
    await server.player(),
    await server.player(),
    await server.player(),
  ];
  await server.look((db) => db.updateTable('users').set({ role: 'operator' }).execute());
  const { leagueId } = (await organiser.post('/leagues/create', leagueBody)).data;
  for (const who of [organiser, ana, biel]) await who.post(`/leagues/${leagueId}/join`, {});
  await organiser.post(`/leagues/${leagueId}/start`, {});
  await server.look((db) => addOpenGames(db, { leagueId, userId: ana.userId, count: GAMES }));
  return { ana, leagueId };
}

const gamesOf = ({ look }: Server, userId: string) =>
  look((db) =>
    db
      .selectFrom('games')
      .select(['status', 'end_reason'])
      .where((row) => row.or([row('player1_id', '=', userId), row('player2_id', '=', userId)]))
      .execute(),
  );

test('a server killed while it forfeits the games of a deleted account continues after a restart', async () => {
  const server = await startProcess();
  const { ana } = await longLeague(server);
  const isGone = () =>
    server.look(async (db) => {
      const row = db.selectFrom('users').select('user_id').where('user_id', '=', ana.userId);
      return (await row.executeTakeFirst()) === undefined;
    });

  const deleting = ana.post('/users/delete', {}).catch(() => {});
  await expect.poll(isGone, { interval: 1 }).toBe(true);
  await server.stop('SIGKILL');
  await deleting;
  await server.start();

  const lost = { status: 'finalizada', end_reason: 'absence' };
  await expect
    .poll(() => gamesOf(server, ana.userId), { timeout: 60_000 })
    .toEqual(Array.from({ length: GAMES + 2 }, () => lost));
});

test('other users can write while hundreds of games of a deleted account are forfeited', async () => {
  const { server, people, leagueId } = await begunLeague(3);
  const [ana, biel] = people as [Player, Player];
  await server.look((db) => addOpenGames(db, { leagueId, userId: ana.userId, count: GAMES }));
  const state = { isDeleted: false };
  const deleting = ana.post('/users/delete', {}).then(({ status }) => {
    state.isDeleted = true;
    return status;
  });

  let written = 0;
  while (!state.isDeleted) {
    await biel.put('/reminders/', { reminders: written % 2 === 0 });
    written += 1;
  }
  expect(await deleting).toBe(200);
  expect(written).toBeGreaterThan(4);
});
