import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { up as addGameDates } from '../../../migrations/0023-game-dates.ts';
import { begunLeague } from '../../../test/league.ts';
import { startServer } from '../../../test/server.ts';

test('starting an older version on the data of a newer one is refused in words', async () => {
  const server = await startServer();
  const future = sql`insert into kysely_migration values ('9999-future', '2100-01-01')`;
  await server.look((db) => future.execute(db));

  await expect(server.restart()).rejects.toThrow(
    'La base de datos es de una versión más nueva del producto.',
  );
});

test('the games of what had begun before there were dates have been given those of their rounds', async () => {
  const { server, creator, people } = await begunLeague(4, { startDate: '2026-10-19' });
  const copa = { name: 'Copa', startDate: '2099-10-24', maxParticipants: 4 };
  for (const ends of [true, false]) {
    const { tournamentId } = (await creator.post('/tournaments/create', copa)).data;
    for (const person of people) await person.post(`/tournaments/${tournamentId}/join`, {});
    await creator.post(`/tournaments/${tournamentId}/start`, {});
    if (ends) await creator.post(`/tournaments/${tournamentId}/end`, {});
  }
  const columns = ['game_id', 'game_dates.competition_id', 'due', 'agreed_at', 'changes'] as const;
  const dated = () =>
    server.look((db) =>
      db
        .selectFrom('game_dates')
        .innerJoin('competitions', 'competitions.competition_id', 'game_dates.competition_id')
        .select(columns)
        .where('status', '=', 'encurso')
        .orderBy('game_id')
        .execute(),
    );
  const before = await dated();

  const all = await server.look(async (db) => {
    for (const table of ['date_proposals', 'game_dates'])
      await db.schema.dropTable(table).execute();
    await addGameDates(db);
    return db.selectFrom('game_dates').select('game_id').execute();
  });

  expect(await dated()).toEqual(before);
  expect(before).toHaveLength(6 + 3);
  expect(all).toHaveLength(before.length);
});
