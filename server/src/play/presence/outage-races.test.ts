/** Races between the end of an outage and a player who comes back: the absent rival's clock runs afterwards. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sessionOf, startFeatures } from '../../../test/features.ts';
import { proofChance, proofLength, proofSeed } from '../../../test/proof.ts';

const REPETITIONS = proofLength(200);
const chance = proofChance();
const REPORTED_AFTER = 3000;

/** Delays an act by a random time, so that either of two may come first. */
const soon = (act: () => Promise<unknown>): Promise<unknown> => setTimeout(chance() * 4).then(act);

test(`an absent rival’s time runs for a player who returns as time is granted, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const { live, games, servers, writers, db, passTime, newAccounts } = await startFeatures();
  const [ana = '', biel = ''] = await newAccounts(2);
  const gameId = await writers.transact((unit) => games.start(unit, { playerIds: [ana, biel] }));
  let last = 0;
  const enter = async (userId: string): Promise<string> => {
    const connectionId = String((last += 1));
    await servers.addConnection(connectionId, userId);
    await live.join(gameId, userId, { connectionId, sessionId: sessionOf(userId), tabId: 'tab' });
    return connectionId;
  };

  for (let time = 0; time < REPETITIONS; time += 1) {
    const there = await enter(ana);
    await live.leave(biel, await enter(biel));
    passTime(REPORTED_AFTER);
    await live.broadcastAbsences();
    await servers.removeConnection(there); // as if its server had died
    await live.releaseLost();

    await Promise.all([soon(live.grantTime), soon(() => enter(ana))]);

    const away = db.selectFrom('playing').select('lost_at').where('user_id', '=', biel);
    expect(await away.executeTakeFirst()).toMatchObject({ lost_at: expect.any(Number) });
  }
});
