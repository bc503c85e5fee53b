import type { Address } from '@darts/contracts/calls/call';
import type { Failure } from '@darts/contracts/envelope';
import { QUIET, REFUSALS_AS, REFUSED_WITH } from '@darts/contracts/quiet-refusals';
import { ApiError } from './api-error.ts';

export type AnySent = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: object;
  readonly body?: object;
  readonly signal?: AbortSignal;
};

/** Returns the path of an address, with its parameters and query. */
export function pathTo(address: Address, { params = {}, query }: AnySent = {}): string {
  const path = address
    .replace(/.* /, '')
    .replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? params['competitionId'] ?? ''),
    );
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path;
}

/**
 * Sends a call with the session's cookies, and returns the response with its body unread. The server sends refusals
 * with status 200, since browsers log other statuses to the console; the returned response has the refusal's own
 * status.
 *
 * @throws {ApiError} with status 0 if no answer came
 */
export async function send(address: Address, sent: AnySent = {}): Promise<Response> {
  const { body, signal } = sent;
  try {
    const response = await fetch(`/api${pathTo(address, sent)}`, {
      method: address.replace(/ .*/, ''),
      credentials: 'same-origin',
      signal: signal ?? null,
      ...(body && { body: JSON.stringify(body) }),
      headers: { [REFUSALS_AS]: QUIET, ...(body && { 'content-type': 'application/json' }) },
    });
    const status = response.headers.get(REFUSED_WITH);
    if (status === null) return response;
    return new Response(response.body, { status: Number(status), headers: response.headers });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0);
  }
}

type Envelope<Data> = { readonly success: true; readonly data: Data } | Failure;

/**
 * Reads the envelope of an answer.
 *
 * @throws {ApiError} if the answer is not the server's, as from a proxy or a captive portal; below 500 with status 0,
 *   to be retried
 */
export async function envelopeIn<Data>(response: Response): Promise<Envelope<Data>> {
  const { ok, status } = response;
  const said = (await response.json().catch(() => null)) as Envelope<Data> | null;
  const isOurs = said?.success === ok && Boolean(said.success ? said.data : said.code);
  if (!isOurs) throw new ApiError(status < 500 ? 0 : status);
  return said;
}
