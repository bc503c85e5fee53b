/** Leaders of a league: only the games that count in its table are considered. */
import { expect, test } from 'vitest';
import { throwTotals } from '../../test/game.ts';
import { begunLeague } from '../../test/league.ts';
import type { Device, Player } from '../../test/player.ts';

type Game = { readonly gameId: string; readonly player1: Player; readonly player2: Player };

test('league leaders exclude a player withdrawn before half of the games, and games against the player', async () => {
  const { leagueId, creator, people } = await begunLeague(5, { maxParticipants: 8 });
  const [ana, biel, carla] = people as [Player, Player, Player];
  const path = `/leagues/${leagueId}`;
  const all: Game[] = [];
  for (const round of [1, 2, 3, 4, 5]) {
    all.push(...(await creator.get(`${path}/games/${round}`)).data.games);
  }
  async function play(one: Player, other: Player, totals: readonly number[]) {
    const ids = new Set([one.userId, other.userId]);
    const game = all.find(({ player1, player2 }) =>
      [player1, player2].every(({ userId }) => ids.has(userId)),
    )!;
    const { gameId } = game;
    const devices: Device[] = [];
    for (const { userId } of [game.player1, game.player2]) {
      devices.push(await people.find((each) => each.userId === userId)!.connect());
    }
    for (const device of devices) await device.ask('joinLeagueGameLobby', { gameId });
    for (const device of devices) await device.ask('joinGame', { gameId });
    await throwTotals(gameId, devices as [Device, Device], totals);
    const { player1, player2 } = game;
    return { starter: player1.userId, second: player2.userId };
  }
  const leaders = async () => {
    const { average, turns180 } = (await biel.get(`${path}/leaders`)).data.leaders;
    return { average, turns180 };
  };

  await play(ana, biel, [180, 180, 180, 180, 141]);
  const { starter, second } = await play(
    biel,
    carla,
    [100, 60, 100, 60, 100, 60, 100, 60, 100, 60, 1],
  );
  expect((await leaders()).turns180).toHaveLength(2);
  const reason = 'Se ha mudado.';
  await creator.post(`${path}/withdrawals`, { userId: ana.userId, reason });

  const rows = (await leaders()).average.map(({ user, value }: { user: Player; value: number }) => [
    user.userId,
    Math.round(value),
  ]);
  expect(rows).toEqual([
    [starter, 84],
    [second, 60],
  ]);
  expect((await leaders()).turns180).toEqual([]);
});
