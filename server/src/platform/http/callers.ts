/** Who makes a call, and how fast they may. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addressKey } from '#platform/limits/address-key.ts';
import type { Caller, OpenSession, Sessions } from '#platform/caller.ts';
import type { LimitName } from '#platform/config/limit-table.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { Refusal } from '#platform/refusals.ts';
import { sessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session whose token came with the call; set by `identifiedFor`. */
    openSession: OpenSession | undefined;
    /** Who asks; set by `requireUser`. */
    caller: Caller;
  }
}

type Deps = { readonly sessions: Sessions; readonly limits: Limits; readonly publicUrl: URL };

/** What calls without a session are for. None of these uses up what an address has of the others. */
const LIMIT_OF = {
  entry: 'calls', // which have limits of their own besides
  guests: 'guestsAddress',
  screens: 'screensAddress',
  others: 'calls',
} as const satisfies Record<string, LimitName>;

type Purpose = keyof typeof LIMIT_OF;

/**
 * Routes that look once at the session of each call, and limit how fast one session, or one address
 * without one, may call for a purpose. All that comes from an address is counted before the look, so
 * that made-up cookies are worth nothing; what is refused without a look is not.
 */
export function identifiedFor(purpose: Purpose, { sessions, limits, publicUrl }: Deps) {
  const cookie = sessionCookie(publicUrl);

  const takeWithoutSession = (ip: string): Promise<void> =>
    limits.take(LIMIT_OF[purpose], `${purpose} ${addressKey(ip)}`);

  async function identify(request: FastifyRequest): Promise<void> {
    const token = cookie.tokenIn(request.cookies);
    if (token === undefined) await takeWithoutSession(request.ip); // what is refused uses up no more
    await limits.take('callsAddress', request.ip);
    if (token === undefined) return;
    request.openSession = await sessions.withToken(token);
    if (request.openSession) await limits.take('calls', request.openSession.sessionId);
    else await takeWithoutSession(request.ip);
  }

  return (routes: FastifyPluginAsyncZod): FastifyPluginAsyncZod =>
    async (app, options) => {
      app.addHook('onRequest', identify);
      await routes(app, options);
    };
}

/** An `onRequest` hook: refuses a caller without a fresh session, and sets `request.caller`. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  if (!request.openSession?.isFresh) throw new Refusal('no-session');
  request.caller = request.openSession;
}
