/** A server made of answers, in the place of `fetch`. */
import type { RefusalCode } from '@darts/contracts/refusals';
import { vi } from 'vitest';

export const good = (data: object = {}) => Response.json({ success: true, message: '', data });

export const bad = (
  status: number,
  message: string,
  errors: object = {},
  code: RefusalCode = 'internal',
) => Response.json({ success: false, code, message, errors }, { status });

/** The words of a server that does not know what went wrong. */
export const broken = () => bad(500, 'Error inesperado');

export const refused = (message: string, errors?: object) => () => bad(409, message, errors);

/** Answers a call by the query of its address and by its body. */
export type Answer = (query: URLSearchParams, body: unknown) => Response;

type Answers = Readonly<Record<string, Answer>>; // by 'POST /users/login'

/**
 * Answers calls; those without an answer wait for ever.
 *
 * @returns the latest body of each call, under the same name
 */
export function serveAnswers(answers: Answers) {
  const sent: Record<string, unknown> = {};
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const [path = '', query] = url.replace('/api', '').split('?');
    const call = `${method} ${path}`;
    if (typeof body === 'string') sent[call] = JSON.parse(body);
    await new Promise((resolve) => setTimeout(resolve)); // no answer outruns a timer that was set before
    return answers[call]?.(new URLSearchParams(query), sent[call]) ?? new Promise(() => {});
  });
  return sent;
}
