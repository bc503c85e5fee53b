import type { Failure } from '@darts/contracts/envelope';
import { ApiError } from './api-error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call to the server, with the session's cookies, and its answer as it came.
 *
 * @throws {ApiError} of status 0 when no answer came
 */
export async function send(
  method: Method,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: signal ?? null,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0);
  }
}

type Envelope<Data> = { readonly success: true; readonly data: Data } | Failure;

/**
 * What the server says in an answer: it answers with its envelopes and nothing else.
 *
 * @throws {ApiError} where another answered: a proxy before it, or a captive portal; it may be there in a moment
 */
export async function envelopeIn<Data>(response: Response): Promise<Envelope<Data>> {
  const { ok, status } = response;
  const said = (await response.json().catch(() => null)) as Envelope<Data> | null;
  const isOurs = said?.success === ok && Boolean(said.success ? said.data : said.code);
  if (!isOurs) throw new ApiError(status < 500 ? 0 : status);
  return said;
}
