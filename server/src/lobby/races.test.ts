/** Races between a user's entry to the lobby and its removal: nothing is left behind, and nothing is lost. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { proofChance, proofLength, proofSeed } from '../../test/proof.ts';
import { startFeatures } from '../../test/features.ts';

const REPETITIONS = proofLength(200);

const chance = proofChance();

const WITHIN_MS = 4; // either of two calls may come first

const soon = () => setTimeout(chance() * WITHIN_MS);

async function lobbyFeatures() {
  const features = await startFeatures();
  const inLobby = async () => {
    const entries = await features.db.selectFrom('lobby_entries').select('user_id').execute();
    const requests = await features.db.selectFrom('lobby_requests').selectAll().execute();
    return [...entries, ...requests];
  };
  return { ...features, inLobby };
}

test(`a player who has just begun a game does not wait in the lobby, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { newAccounts, lobby, live, inLobby } = await lobbyFeatures();
  const [ana = '', biel = ''] = await newAccounts(2);
  for (let time = 0; time < REPETITIONS; time += 1) {
    await lobby.addEntry(biel);
    await lobby.request(ana, biel);

    const [accepted] = await Promise.allSettled([
      soon().then(() => lobby.accept(biel, ana)),
      soon().then(() => lobby.addEntry(ana)),
    ]);

    expect(accepted.status).toBe('fulfilled');
    expect(await inLobby()).toEqual([]);
    if (accepted.status === 'fulfilled') await live.surrender(accepted.value, ana);
  }
});

test(`a player who has just left the lobby has no open request, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { newAccounts, lobby, inLobby } = await lobbyFeatures();
  const [ana = '', biel = ''] = await newAccounts(2);
  for (let time = 0; time < REPETITIONS; time += 1) {
    await lobby.addEntry(biel);

    await Promise.allSettled([
      soon().then(() => lobby.removeEntry(biel)),
      soon().then(() => lobby.request(ana, biel)),
    ]);

    expect(await inLobby()).toEqual([]);
  }
});

test(`a player who returns and waits while absent players are removed stays in the lobby, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { newAccounts, lobby, servers, db, passTime } = await lobbyFeatures();
  const userIds = await newAccounts(4);
  const [last = ''] = userIds.toSorted().toReversed();
  for (let time = 0; time < REPETITIONS; time += 1) {
    for (const userId of userIds) await lobby.addEntry(userId);
    await lobby.forgetAbsent();
    passTime(5000);

    const comesBack = async () => {
      await soon();
      await servers.addConnection(`${time}`, last);
      await lobby.addEntry(last);
    };
    await Promise.all([lobby.forgetAbsent(), comesBack()]);

    expect(await db.selectFrom('lobby_entries').select('user_id').execute()).toEqual([
      { user_id: last },
    ]);
    await servers.removeConnection(`${time}`);
    await lobby.removeEntry(last);
  }
});
