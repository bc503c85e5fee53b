/** Authentication and rate limits of calls. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addressKey } from '#platform/limits/address-key.ts';
import type { Caller, OpenSession, Sessions } from '#platform/caller.ts';
import type { LimitName } from '#platform/config/rate-limits.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { Refusal } from '#platform/refusals.ts';
import { sessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the call's cookie; set by `identifiedFor`. */
    openSession: OpenSession | undefined;
    /** Set by `requireUser`. */
    caller: Caller;
  }
}

type Deps = { readonly sessions: Sessions; readonly limits: Limits; readonly publicUrl: URL };

/** Rate limits of calls without a session, by purpose. Purposes with one limit are counted apart. */
const LIMIT_OF = {
  entry: 'anonymous-address', // sign-in has further limits of its own
  guests: 'guests-address',
  screens: 'screens-address',
  others: 'anonymous-address',
} as const satisfies Record<string, LimitName>;

type Purpose = keyof typeof LIMIT_OF;

/** Purposes that pages poll. */
const POLLED: ReadonlySet<Purpose> = new Set<Purpose>(['guests', 'screens']);

/**
 * Reads the session of each call once, and takes its rate limits: of the account, or of the address without a
 * session. All calls from an address are counted before the session is read, so that made-up cookies gain nothing.
 * Refused calls without a cookie are not counted.
 */
export function identifiedFor(purpose: Purpose, { sessions, limits, publicUrl }: Deps) {
  const cookie = sessionCookie(publicUrl);

  const takeWithoutSession = (ip: string): Promise<void> =>
    limits.take(LIMIT_OF[purpose], `${purpose} ${addressKey(ip)}`);

  async function identify(request: FastifyRequest): Promise<void> {
    const token = cookie.tokenIn(request.cookies);
    if (token === undefined) await takeWithoutSession(request.ip); // first: a refusal takes nothing of `calls-address`
    await limits.take('calls-address', request.ip);
    if (token === undefined) return;
    request.openSession = await sessions.withToken(token);
    request.hasOwnLine = request.openSession !== undefined && !POLLED.has(purpose);
    if (request.openSession) await limits.take('calls', request.openSession.userId);
    else await takeWithoutSession(request.ip);
  }

  return (routes: FastifyPluginAsyncZod): FastifyPluginAsyncZod =>
    async (app, options) => {
      app.addHook('onRequest', identify);
      await routes(app, options);
    };
}

/** Hook for `onRequest` that sets `request.caller`. @throws {Refusal} `no-session` without a fresh session */
export async function requireUser(request: FastifyRequest): Promise<void> {
  if (!request.openSession?.isFresh) throw new Refusal('no-session');
  request.caller = request.openSession;
}
