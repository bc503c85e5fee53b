/** The server's REST calls: envelopes opened, failures thrown, an expired session renewed. */
import type { Failure } from '@darts/contracts/envelope';
import { newListeners } from '#store.ts';
import { ApiError } from './api-error.ts';
import { send, type Method } from './send.ts';

type Envelope<Data> = { readonly data: Data };

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
  if (!response.ok) throw await failureOf(response);

  // The server answers success with the call's envelope and nothing else.
  const { data } = (await response.json()) as Envelope<Data>;
  return data;
}

/** What went wrong, also when it was not our server that answered (a proxy, a captive portal). */
async function failureOf(response: Response): Promise<ApiError> {
  try {
    // If it is not a failure of ours, its fields are absent and the words are the usual ones.
    const { message, errors } = (await response.json()) as Partial<Failure>;
    return new ApiError(response.status, message, errors);
  } catch {
    return new ApiError(response.status);
  }
}
