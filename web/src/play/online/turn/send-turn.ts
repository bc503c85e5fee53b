import type { Answered } from '@darts/contracts/realtime';
import type { BedName } from '@darts/rules/play/beds';
import { ApiError, isUnanswered } from '#platform/api-error.ts';
import { ask } from '#platform/socket.ts';

export type SentTurn = {
  readonly gameId: string;
  readonly turnId: string;
  readonly expectedTurn: number; // turns recorded before it
  readonly version?: number; // of the game that it was thrown in
  readonly darts?: number[];
  readonly beds?: BedName[];
  readonly dartsUsed?: number;
};

type Sending = {
  readonly whenJoined: () => Promise<void>; // this device is in the game; asked again at each attempt
  readonly onUnanswered: () => void;
  readonly signal: AbortSignal; // after which no attempt begins
};

const PAUSE_MS = 500; // for a connection that is gone to be noticed
const JOIN_MS = 5000; // how long to wait to be in the game, before it is asked again what to wait for

/**
 * Sends a turn until it is answered, however long that takes: under the same `turnId` it is
 * recorded once.
 *
 * @throws {ApiError} with the server's words when it refuses
 */
export async function sendTurn(
  turn: SentTurn,
  { whenJoined, onUnanswered, signal }: Sending,
): Promise<Answered<'recordTurn'>> {
  for (;;) {
    signal.throwIfAborted();
    try {
      if (!(await settles(whenJoined(), JOIN_MS))) throw new ApiError(0);
      return await ask('recordTurn', turn);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      onUnanswered();
    }
    await new Promise((pauseEnds) => setTimeout(pauseEnds, PAUSE_MS));
  }
}

const settles = (promise: Promise<void>, withinMs: number): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), withinMs)),
  ]);
