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
