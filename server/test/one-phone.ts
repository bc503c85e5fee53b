import { randomUUID } from 'node:crypto';
import { sessionOf, type TestFeatures } from './features.ts';

/** Joins both players to a game, the first of whom asks to record the turns of both. */
export async function askForOnePhone(
  { servers, live }: Pick<TestFeatures, 'servers' | 'live'>,
  gameId: string,
  userIds: readonly [string, string],
) {
  const phones = userIds.map((userId) => ({
    userId,
    sessionId: sessionOf(userId),
    connectionId: randomUUID(),
  }));
  for (const { userId, ...phone } of phones) {
    await servers.addConnection(phone.connectionId, userId);
    await live.join(gameId, userId, { ...phone, tabId: phone.connectionId });
  }
  const [ana, biel] = [phones[0]!, phones[1]!];
  await live.askToScore(gameId, ana);
  return { ana, biel };
}
