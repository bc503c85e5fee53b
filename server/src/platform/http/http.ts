import { randomUUID } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Config } from '#platform/config/config.ts';
import { answerError, answerNonsense } from './http-errors.ts';
import { cutLastConnections } from './last-connections.ts';
import { isForeign } from './origin.ts';
import { Refusal } from '#platform/refusals.ts';
import { safeHeaders } from './safe-headers.ts';
import { yieldEvery } from '#platform/scheduling.ts';

const MAX_BODY = 64 * 1024; // bytes

// How long a client may take to send a request's head, and all of it; and how often that is looked at.
// In milliseconds.
const HEAD_WITHIN = 10_000;
const ENTIRE_WITHIN = 20_000;
const LOOK_EVERY = 2_000;

/**
 * How long a connection may be silent in both directions, in milliseconds: longer than events of public
 * pages are. Of an answer that is not read nothing moves; websockets have bounds of their own.
 */
const SILENT_AT_MOST = 60_000;

export type HttpApp = FastifyInstance;

/** An HTTP server with what every route shares: safe headers, checked bodies, worded errors. */
export async function httpServer(config: Config): Promise<HttpApp> {
  const app = Fastify({
    bodyLimit: MAX_BODY,
    genReqId: () => randomUUID(),
    logger: { level: config.logLevel, serializers: { req: loggedRequest } },
    trustProxy: config.trustProxy,
    routerOptions: { querystringParser: askedIn },
    forceCloseConnections: 'idle',
    requestTimeout: ENTIRE_WITHIN,
    connectionTimeout: SILENT_AT_MOST,
    http: { headersTimeout: HEAD_WITHIN, connectionsCheckingInterval: LOOK_EVERY },
    frameworkErrors: answerError,
    clientErrorHandler: answerNonsense,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  acceptJsonOnly(app);
  cutLastConnections(app);

  await app.register(cookie);
  const headers = safeHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    if (isUnsafe(request) && isForeign(request.headers.origin, config.publicUrl)) {
      throw new Refusal('foreign-origin');
    }
  });
  return app.withTypeProvider<ZodTypeProvider>();
}

/** Calls that are begun in one turn of the event loop. */
const CALLS_PER_LOOP = 8;

/**
 * What all calls that follow in `app` have in common. What they answer is for the caller alone, as it was
 * then, and in no cache. And they leave others their turn between calls that come together: SQLite
 * answers at once, so that each is done in one go, and a hundred would hold up every turn of every game.
 */
export function prepareCalls(app: HttpApp): void {
  const yieldToOthers = yieldEvery(CALLS_PER_LOOP);
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.header('cache-control', 'no-store');
    if (url.includes('%00')) throw new Refusal('invalid-input');
    await yieldToOthers();
  });
}

/** What the log keeps of a request: not the tokens of links. */
const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: url.replace(
    /([?&](?:token|key|q)=|^\/(?:join|api\/invitations|(?:api\/)?reminders\/(?:off|calendar))\/)[^&?/]*/i,
    '$1…',
  ),
  ip,
});

/** What a query asks for. What is named there and left empty is left out. */
const askedIn = (query: string) =>
  Object.fromEntries(Object.entries(parseQuery(query)).filter(([, value]) => value !== ''));

const isUnsafe = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

// As JSON escapes it. PostgreSQL keeps no such character.
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Bodies are JSON or nothing. A call without fields may come without a body, whatever type it gives that. */
function acceptJsonOnly(app: HttpApp): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (NUL.test(body.toString())) done(new Refusal('invalid-input'));
    else void parse(request, body.toString(), done);
  });
  app.addContentTypeParser('*', ({ headers, is404 }, _, done) => {
    if (headers['content-length'] === '0' || is404) done(null);
    else done(new Refusal('not-json'));
  });
}
