import type { Answered } from '@darts/contracts/realtime';
import { ApiError, isUnanswered } from '#platform/api-error.ts';
import { ask } from '#platform/socket.ts';

export type SentTurn = {
  readonly gameId: string;
  readonly turnId: string;
  readonly expectedTurn: number; // turns recorded before it
  readonly darts: number[];
};

const PAUSE_MS = 500; // for a connection that is gone to be noticed

/** Until when an attempt may begin; the answer takes 5 s at most, so that all is over after 10 s. */
const BEGIN_WITHIN_MS = 5000;

/**
 * Sends a turn and, if nobody answers, sends it again: under the same `turnId` it is recorded once.
 *
 * @throws {ApiError} with the server's words when it refuses, of status 0 when it does not answer
 */
export async function sendTurn(
  turn: SentTurn,
  whenJoined: () => Promise<void>,
): Promise<Answered<'recordTurn'>> {
  const until = performance.now() + BEGIN_WITHIN_MS;

  const attempt = async () => {
    if (!(await settles(whenJoined(), until))) throw new ApiError(0);
    return ask('recordTurn', turn);
  };

  try {
    return await attempt();
  } catch (error) {
    if (!isUnanswered(error) || performance.now() > until) throw error;
    await new Promise((pauseEnds) => setTimeout(pauseEnds, PAUSE_MS));
    return attempt();
  }
}

const settles = (promise: Promise<void>, until: number): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), until - performance.now())),
  ]);
