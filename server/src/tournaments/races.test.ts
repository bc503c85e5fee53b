/** What happens to a bracket while somebody in it deletes the account, and nobody waits for them. */
import { expect, test } from 'vitest';
import { proofLength } from '../../test/proof.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';
import { tournamentWorld } from '../../test/tournament-world.ts';

const TIMES = proofLength(300);

test(`starting against deleting an account, ${TIMES} times`, async () => {
  const world = await tournamentWorld();
  const stage = await tournamentStage(world);
  for (let time = 0; time < TIMES; time += 1) {
    const players = await world.newAccounts(3);
    const tournamentId = await stage.enrol(players);
    const [leaver = ''] = players;
    await Promise.all([stage.start(tournamentId), world.accounts.remove(leaver, leaver)]);

    const open = await stage.openGames(tournamentId);
    expect(open.flatMap((game) => game.players)).not.toContain(leaver);
    expect(open).toHaveLength(1);
  }
});

test(`coming up against a rival who deletes the account, ${TIMES} times`, async () => {
  const world = await tournamentWorld();
  const stage = await tournamentStage(world);
  for (let time = 0; time < TIMES; time += 1) {
    const tournamentId = await stage.enrol(await world.newAccounts(3));
    await stage.start(tournamentId);
    const [semifinal] = await stage.openGames(tournamentId);
    const { gameId, players } = semifinal!;
    const { games } = await world.tournaments.get(tournamentId);
    const leaver = games.find(({ isBye }) => isBye)!.winner!.userId!;
    await world.begin(gameId);
    await Promise.all([
      world.live.surrender(gameId, players[0]),
      world.accounts.remove(leaver, leaver),
    ]);

    const { status, games: played } = await world.tournaments.get(tournamentId);
    expect([status, played.at(-1)?.winner?.userId]).toEqual(['finalizada', players[1]]);
  }
});
