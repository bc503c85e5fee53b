/** Marks of this tab that survive a reload: the user waits for a game, or has challenged somebody. */
import { CHALLENGE_MS } from '@darts/contracts/challenges';
import { tabStore } from '#platform/storage.ts';

const WAITING_USER = 'waiting-in-lobby';
const CHALLENGED_AT = 'challenged-at';

/** Stores whether the user waits in the lobby, as far as this tab knows. */
export function noteWaiting(userId: string, isWaiting: boolean): void {
  if (isWaiting) tabStore.write(WAITING_USER, userId);
  else tabStore.forget(WAITING_USER);
}

export const wasWaiting = (userId: string): boolean => tabStore.read(WAITING_USER) === userId;

/** Notes that the user has challenged somebody in this tab. */
export const noteChallenge = (): void => tabStore.write(CHALLENGED_AT, String(Date.now()));

/** True if a challenge was sent and its answer may still come. */
export const hasChallenged = (): boolean =>
  Date.now() - Number(tabStore.read(CHALLENGED_AT)) < CHALLENGE_MS;
