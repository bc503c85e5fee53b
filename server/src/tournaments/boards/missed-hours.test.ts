/** A game whose players have missed their hour comes back to those that boards call by themselves. */
import { expect, test } from 'vitest';
import { startServer } from '../../../test/server.ts';

const TODAY = '2026-12-01';
const AT_ONE = '2026-12-01T12:00:00.000Z'; // in Madrid

/** Two have agreed on an hour for the only game of a tournament, whose board stands free for so long. */
async function agreedGame() {
  let now = Date.parse('2026-12-01T11:58:00Z');
  const server = await startServer({ clock: () => now });
  const creator = await server.admin();
  const [ana, biel] = [await server.player(), await server.player()];
  const fields = { name: 'Copa', description: '', startDate: TODAY, maxParticipants: 8 };
  const { tournamentId } = (await creator.post('/tournaments/create', fields)).data;
  const path = `/tournaments/${tournamentId}`;
  for (const player of [ana, biel]) await player.post(`${path}/join`);
  await creator.put(`${path}/boards`, { boards: [{ name: 'Uno' }], isAutomatic: true });
  const { gameId } = (await creator.post(`${path}/start`)).data.tournament.games[0];
  await ana.post(`/games/${gameId}/dates/proposal`, { times: ['2026-12-01T13:00'] });
  await biel.post(`/games/${gameId}/dates/agreement`, { at: AT_ONE });
  return {
    ana,
    biel,
    gameId,
    tournamentId,
    passTo: (time: string) => (now = Date.parse(time)),
    move: (dueDate: string) => creator.put(`${path}/dates/${gameId}`, { dueDate }),
    onBoard: async () => (await creator.get(path)).data.tournament.boards.list[0].gameId,
    moves: async () => {
      const { entries } = (await creator.get(`${path}/history`)).data;
      return entries.filter(({ act }: { act: string }) => act === 'moved');
    },
  };
}

test.each([
  ['another date', '2026-12-03'],
  ['the same date again', TODAY],
])(
  'a game given %s after its agreed hour takes the free board at once, and open pages get an event',
  async (_, date) => {
    const { ana, biel, gameId, tournamentId, passTo, move, onBoard, moves } = await agreedGame();
    const onlooker = await biel.connect();
    await onlooker.ask('watch', { tournamentId });
    passTo('2026-12-01T12:01:00Z');
    expect(await onBoard()).toBeNull();

    expect((await move(date)).status).toBe(200);

    expect(await onlooker.receives('tournamentChanged')).toEqual({ tournamentId });
    expect(await onBoard()).toBe(gameId);
    expect((await ana.get('/games/upcoming')).data.games).toMatchObject([
      { dueDate: date, agreedAt: null, board: 'Uno' },
    ]);
    await move(date); // said again, as the answer was lost
    expect(await moves()).toHaveLength(1);
  },
);

test('a game given another date before its agreed hour keeps the hour and takes no board', async () => {
  const { ana, move, onBoard, gameId } = await agreedGame();

  await move('2026-12-03');
  await move('2026-12-03');

  expect(await onBoard()).toBeNull();
  expect((await ana.get(`/games/${gameId}/dates`)).data.dates).toMatchObject({ agreedAt: AT_ONE });
});
