import type { Answered } from '@darts/contracts/realtime';
import type { BedName } from '@darts/rules/play/beds';
import { ApiError, isUnanswered } from '#platform/api-error.ts';
import { ask } from '#platform/socket.ts';

export type SentTurn = {
  readonly gameId: string;
  readonly turnId: string;
  readonly expectedTurn: number; // turns recorded before this one
  readonly version?: number; // version of the game
  readonly darts?: number[];
  readonly beds?: BedName[];
  readonly dartsUsed?: number;
};

type Sending = {
  readonly whenJoined: () => Promise<void>; // resolves once the request to join is answered; called at each attempt
  readonly onUnanswered: () => void;
  readonly signal: AbortSignal; // stops further attempts
};

const RETRY_MS = 500; // time to notice a lost connection
const JOIN_TIMEOUT_MS = 5000; // then `whenJoined` is called again

/**
 * Sends a turn until it is answered. Idempotent: the server records a `turnId` once.
 *
 * @throws {ApiError} with the server's words for a refusal
 */
export async function sendTurn(
  turn: SentTurn,
  { whenJoined, onUnanswered, signal }: Sending,
): Promise<Answered<'recordTurn'>> {
  for (;;) {
    signal.throwIfAborted();
    try {
      if (!(await settles(whenJoined(), JOIN_TIMEOUT_MS))) throw new ApiError(0);
      return await ask('recordTurn', turn);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      onUnanswered();
    }
    await new Promise((pauseEnds) => setTimeout(pauseEnds, RETRY_MS));
  }
}

const settles = (promise: Promise<void>, withinMs: number): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), withinMs)),
  ]);
