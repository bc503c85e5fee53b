/** The server's REST calls: envelopes opened, failures thrown, an expired session renewed. */
import { newListeners } from '#store.ts';
import { ApiError } from './api-error.ts';
import { envelopeIn, send, type Method } from './send.ts';

const sessionLoss = newListeners();

/** Calls the listener whenever the session turns out to be over and cannot be renewed. */
export const onSessionLost = sessionLoss.add;

export const loseSession = sessionLoss.call;

/** The data of a GET. Types are the contracts', which the server checks on the way out. */
export const get = <Data>(path: string, signal?: AbortSignal): Promise<Data> =>
  call('GET', path, undefined, signal);

export const post = <Data = unknown>(path: string, body?: object): Promise<Data> =>
  call('POST', path, body);

export const put = <Data = unknown>(path: string, body: object): Promise<Data> =>
  call('PUT', path, body);

export const remove = (path: string): Promise<unknown> => call('DELETE', path);

async function call<Data>(
  method: Method,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Data> {
  let response = await send(method, path, body, signal);
  if (response.status === 401) {
    const session = await import('./refresh.ts'); // which a guest does without
    if (await session.refreshSession()) response = await send(method, path, body, signal);
    if (response.status === 401) loseSession();
  }
  const said = await envelopeIn<Data>(response);
  if (!said.success) throw new ApiError(response.status, said.message, said.errors);
  return said.data;
}
