import { randomUUID } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import cookie from '@fastify/cookie';
import { REFUSED_WITH, REFUSALS_AS, QUIET } from '@darts/contracts/quiet-refusals';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Config } from '#platform/config/config.ts';
import { answerError, answerMalformed } from './http-errors.ts';
import { cutLastConnections } from './last-connections.ts';
import { boundedLog } from '#platform/logging/bounded-log.ts';
import { isForeign } from './origin.ts';
import { Refusal } from '#platform/refusals.ts';
import { safeHeaders } from './safe-headers.ts';
import { yieldEvery } from '#platform/scheduling.ts';

const MAX_BODY_BYTES = 64 * 1024;

// Time for a client to send the head of a request, and the whole request; and the interval of the check.
const HEAD_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const TIMEOUT_CHECK_MS = 2_000;

/** Silence in both directions that ends a connection. An unread answer counts as silence; websockets are exempt. */
const SILENCE_TIMEOUT_MS = 60_000;

const LOG_REPORT_MS = 60_000;

export type HttpApp = FastifyInstance;

/** Builds the HTTP server: every route has security headers, checked bodies and error answers with messages. */
export async function httpServer(config: Config): Promise<HttpApp> {
  const log = boundedLog(config.logLevel);
  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => randomUUID(),
    logger: log.logger,
    logController: log.logController,
    trustProxy: config.trustProxy,
    routerOptions: { querystringParser: parsedQuery },
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    http: { headersTimeout: HEAD_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    frameworkErrors: answerError,
    clientErrorHandler: answerMalformed,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  acceptJsonOnly(app);
  cutLastConnections(app);
  answerQuietly(app);
  const reporting = setInterval(() => log.report(app.log), LOG_REPORT_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(reporting);
    log.report(app.log);
  });

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

/** Calls started in one iteration of the event loop. */
const CALLS_PER_LOOP = 8;

/**
 * Adds the hooks of all calls: answers are not cached by browsers or proxies, and concurrent calls yield to the event
 * loop. SQLite answers synchronously, so that a hundred calls at once would delay the turns of all games.
 */
export function prepareCalls(app: HttpApp): void {
  const yieldToOthers = yieldEvery(CALLS_PER_LOOP);
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.header('cache-control', 'no-store');
    if (url.includes('%00')) throw new Refusal('invalid-input');
    await yieldToOthers();
  });
}

/**
 * Answers refusals with status 200, and their real status in a header, if the caller asks for this: browsers log any
 * other status to the console. Log and metrics get the real status.
 */
function answerQuietly(app: HttpApp): void {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    const { statusCode: status } = reply;
    const isRefusal = status >= 400 && status < 500;
    if (isRefusal && headers[REFUSALS_AS] === QUIET) reply.header(REFUSED_WITH, status).code(200);
    return payload;
  });
  app.addHook('onResponse', async (_, reply) => {
    const status = reply.getHeader(REFUSED_WITH);
    if (typeof status === 'number') reply.raw.statusCode = status;
  });
}

/** Parses a query string, and drops empty parameters. */
const parsedQuery = (query: string) =>
  Object.fromEntries(Object.entries(parseQuery(query)).filter(([, value]) => value !== ''));

const isUnsafe = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

// NUL as escaped in JSON. PostgreSQL cannot store this character.
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Accepts JSON bodies only. An empty body is accepted with any content type. */
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
