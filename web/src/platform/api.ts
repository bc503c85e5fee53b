/** REST client: opens envelopes, throws failures, renews an expired session. */
import type { Address } from '@darts/contracts/calls/call';
import type { Answered, Sent } from '@darts/contracts/calls/calls';
import type { RefusalCode } from '@darts/contracts/refusals';
import { newListeners } from '#store.ts';
import { ApiError } from './api-error.ts';
import { envelopeIn, pathTo, send, type AnySent } from './send.ts';

const sessionLoss = newListeners();

/** Calls the listener when the session has expired and cannot be renewed. */
export const onSessionLost = sessionLoss.add;

export const loseSession = sessionLoss.call;

type Options = Pick<AnySent, 'signal'>;
type Given<At extends Address> =
  object extends Sent<At> ? [sent?: Sent<At> & Options] : [sent: Sent<At> & Options];

/** Makes a call, and returns the data of its answer, typed by the contract of the address. */
export function call<At extends Address>(address: At, ...sent: Given<At>): Promise<Answered<At>>;
export function call(address: Address, sent?: AnySent): Promise<unknown> {
  return open(address, sent);
}

/**
 * Makes a call that can succeed only once. After a call without an answer, a refusal with the code `done` counts as
 * success.
 *
 * @param done refusal code of a call that was already carried out
 */
export function callOnce<At extends Address>(
  address: At,
  done: RefusalCode,
  ...sent: Given<At>
): Promise<void>;
export function callOnce(address: Address, done: RefusalCode, sent?: AnySent): Promise<void> {
  return once(address, done, sent);
}

/** Returns the address of a file, for a link. */
export function hrefOf<At extends Address>(address: At, ...sent: Given<At>): string;
export function hrefOf(address: Address, sent: AnySent = {}): string {
  return `/api${pathTo(address, sent)}`;
}

const unanswered = new Set<string>(); // calls without an answer, which the server may have carried out

async function once(address: Address, done: RefusalCode, sent?: AnySent): Promise<void> {
  const key = `${address} ${JSON.stringify(sent)}`;
  try {
    await open(address, sent);
    unanswered.delete(key);
  } catch (error) {
    const mayBeDone = unanswered.delete(key);
    if (!(error instanceof ApiError)) throw error;
    if (error.code === undefined) unanswered.add(key); // no answer by the server
    if (!mayBeDone || error.code !== done) throw error;
  }
}

async function open<Data>(address: Address, sent?: AnySent): Promise<Data> {
  let response = await send(address, sent);
  if (response.status === 401) {
    const session = await import('./refresh.ts'); // loaded on demand: guests do not need it
    if (await session.refreshSession()) response = await send(address, sent);
    if (response.status === 401) loseSession();
  }
  const said = await envelopeIn<Data>(response);
  if (!said.success) {
    throw new ApiError(response.status, said.message, said.errors, said.code);
  }
  return said.data;
}
