/** The one realtime connection of this tab. */
import type { Acknowledged, Answered, Asked, RequestName } from '@darts/contracts/realtime';
import type { RefusalCode } from '@darts/contracts/refusals';
import { ApiError } from './api-error.ts';
import type { Socket } from './connect.ts';
import { setConnection } from './connection.ts';

const ANSWER_MS = 5000;
const LOAD_AGAIN_MS = 3000;

/** Refusals to be retried: nothing was done, or the outcome is unknown. */
const PASSING: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'lost-race',
  'out-of-reach',
  'connection-lost',
]);

let opening: Promise<Socket> | undefined; // absent while nobody is logged in

/** Connects, and stays connected until the returned function is called. */
export function openSocket(): () => void {
  const closing = new AbortController();

  function open(): void {
    if (closing.signal.aborted) return;
    opening = import('./connect.ts').then(({ connect }) => connect(closing.signal));
    opening.catch(() => {
      if (closing.signal.aborted) return;
      setConnection('offline');
      setTimeout(open, LOAD_AGAIN_MS); // the script could not be loaded
    });
  }
  open();
  setConnection('connecting');

  return () => {
    closing.abort();
    opening = undefined;
    setConnection('off');
  };
}

/** Disconnects until the returned function is called, for a change that the connection must not outlive. */
export async function hangUp(): Promise<() => void> {
  const socket = await opening?.catch(() => undefined);
  if (socket) await import('./connect.ts').then(({ settled }) => settled(socket));
  socket?.disconnect();
  return () => socket?.connect();
}

/**
 * Sends a request to the server and waits for its answer. Without a connection the request is dropped, so that it is
 * not carried out minutes later.
 *
 * @throws {ApiError} with the server's message for a refusal, or with status 0 without an answer
 */
export async function ask<Name extends RequestName>(
  name: Name,
  asked: Asked<Name>,
): Promise<Answered<Name>> {
  const answer = await answerTo(name, asked);
  if (!answer.success) throw new ApiError(PASSING.has(answer.code) ? 0 : null, answer.message);
  return answer;
}

async function answerTo<Name extends RequestName>(
  name: Name,
  asked: Asked<Name>,
): Promise<Acknowledged<Name>> {
  try {
    const socket = await opening;
    if (!socket?.connected) throw new ApiError(0); // the library would queue the request
    // The payload and the answer of a name always match, but Socket.IO's types cannot express a generic name.
    const loose = socket.timeout(ANSWER_MS) as unknown as {
      emitWithAck(name: string, asked: unknown): Promise<Acknowledged<Name>>;
    };
    return await loose.emitWithAck(name, asked);
  } catch {
    throw new ApiError(0);
  }
}
