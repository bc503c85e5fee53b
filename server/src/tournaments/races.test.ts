/** Races on a tournament: no player waits for a deleted account, and no order of seeds is lost. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { tournamentStage } from '../../test/tournament-stage.ts';
import { sessionOf, startFeatures } from '../../test/features.ts';

const REPETITIONS = proofLength(300);
const WITHIN_MS = 6; // maximum delay of an act: either may come first
const chance = proofChance();

test(`a tournament started as a player deletes the account has no open game of the player, ${REPETITIONS} times`, async () => {
  const features = await startFeatures();
  const stage = await tournamentStage(features);
  for (let time = 0; time < REPETITIONS; time += 1) {
    const players = await features.newAccounts(3);
    const tournamentId = await stage.enrol(players);
    const [leaver = ''] = players;
    await Promise.all([stage.start(tournamentId), features.accounts.remove(leaver, leaver)]);

    const open = await stage.openGames(tournamentId);
    expect(open.flatMap((game) => game.players)).not.toContain(leaver);
    expect(open).toHaveLength(1);
  }
});

test(`a player who joins as the tournament starts is seeded by average like all others, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const features = await startFeatures();
  const { enrol, start } = await tournamentStage(features);
  const [best = '', ...others] = await features.newAccounts(4);
  const thrown = { points: 500, turns: 10 };
  await features.db.updateTable('users').set(thrown).where('user_id', '=', best).execute();
  for (let time = 0; time < REPETITIONS; time += 1) {
    const tournamentId = await enrol(others, { seeding: { by: 'average' } });
    const caller = { userId: best, role: 'user', sessionId: sessionOf(best) } as const;
    const [, joined] = await Promise.allSettled([
      start(tournamentId),
      setTimeout(chance() * WITHIN_MS).then(() => features.tournaments.join(tournamentId, caller)),
    ]);

    const { participants } = await features.tournaments.get(tournamentId);
    const seed = participants.find(({ user }) => user.userId === best)?.seed;
    expect(seed).toBe(joined.status === 'fulfilled' ? 1 : undefined);
  }
});

test(`a tournament started as its seeds are put in order uses the last accepted order, ${REPETITIONS} times`, async () => {
  const features = await startFeatures();
  const { organiser, enrol, start } = await tournamentStage(features);
  const players = await features.newAccounts(4);
  for (let time = 0; time < REPETITIONS; time += 1) {
    const tournamentId = await enrol(players, { seeding: { by: 'hand' } });
    await features.tournaments.putInOrder(tournamentId, players, organiser);
    const order = players.toReversed();
    const [started, put] = await Promise.allSettled([
      start(tournamentId),
      features.tournaments.putInOrder(tournamentId, order, organiser),
    ]);

    expect(started.status).toBe('fulfilled');
    const { participants } = await features.tournaments.get(tournamentId);
    const seeded = participants.toSorted((one, other) => one.seed! - other.seed!);
    const expected = put.status === 'fulfilled' ? order : players;
    expect(seeded.map(({ user }) => user.userId)).toEqual(expected);
  }
});

test(`a finalist wins when the rival deletes the account as the semi-final ends, ${REPETITIONS} times`, async () => {
  const features = await startFeatures();
  const stage = await tournamentStage(features);
  for (let time = 0; time < REPETITIONS; time += 1) {
    const tournamentId = await stage.enrol(await features.newAccounts(3));
    await stage.start(tournamentId);
    const [semifinal] = await stage.openGames(tournamentId);
    const { gameId, players } = semifinal!;
    const { games } = await features.tournaments.get(tournamentId);
    const leaver = games.find(({ isBye }) => isBye)!.winner!.userId!;
    await features.begin(gameId);
    await Promise.all([
      features.live.surrender(gameId, players[0]),
      features.accounts.remove(leaver, leaver),
    ]);

    const { status, games: played } = await features.tournaments.get(tournamentId);
    expect([status, played.at(-1)?.winner?.userId]).toEqual(['finalizada', players[1]]);
  }
});
