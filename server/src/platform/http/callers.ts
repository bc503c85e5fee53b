/** Who makes a call, and how fast they may. */
import type { FastifyRequest } from 'fastify';
import { addressKey } from '#platform/limits/address-key.ts';
import type { Caller, OpenSession, Sessions } from '#platform/caller.ts';
import type { HttpApp } from './http.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { Refusal } from '#platform/refusals.ts';
import { sessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session whose token came with the call; set by `identifyCallers`. */
    openSession: OpenSession | undefined;
    /** Who asks; set by `requireUser`. */
    caller: Caller;
  }
}

type Deps = { readonly sessions: Sessions; readonly limits: Limits; readonly publicUrl: URL };

/**
 * Looks once at the session of each call that follows in `app`, and limits how fast one session, or
 * one address without one, may call. All that comes from an address is counted before the look, so
 * that made-up cookies are worth nothing.
 */
export function identifyCallers(app: HttpApp, { sessions, limits, publicUrl }: Deps): void {
  const cookie = sessionCookie(publicUrl);
  app.addHook('onRequest', async (request) => {
    await limits.take('callsAddress', request.ip);
    const token = cookie.tokenIn(request.cookies);
    request.openSession = token === undefined ? undefined : await sessions.withToken(token);
    await limits.take('calls', request.openSession?.sessionId ?? addressKey(request.ip));
  });
}

/** An `onRequest` hook: refuses a caller without a fresh session, and sets `request.caller`. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  if (!request.openSession?.isFresh) throw new Refusal('no-session');
  request.caller = request.openSession;
}
