import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Caller, Sessions } from './caller.ts';
import type { Config } from './config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { answerError, answerNonsense } from './http-errors.ts';
import type { Limits } from './limits.ts';
import { isForeign } from './origin.ts';
import { Refusal } from './refusals.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set by `requireUser`. */
    caller: Caller;
  }
}

const MAX_BODY = 64 * 1024; // bytes

export type HttpApp = FastifyInstance;

/** An HTTP server with what every route shares: safe headers, checked bodies, worded errors. */
export async function httpServer(config: Config): Promise<HttpApp> {
  const app = Fastify({
    bodyLimit: MAX_BODY,
    genReqId: () => randomUUID(),
    logger: { level: config.logLevel, serializers: { req: loggedRequest } },
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
    clientErrorHandler: answerNonsense,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  acceptJsonOnly(app);

  await app.register(cookie);
  await app.register(helmet, contentSecurityPolicy(config));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.includes('%00')) throw new Refusal('invalid-input');
    if (isUnsafe(request) && isForeign(request.headers.origin, config.publicUrl)) {
      throw new Refusal('foreign-origin');
    }
  });
  return app.withTypeProvider<ZodTypeProvider>();
}

/** Limits how fast one session, or one address without one, may call what follows in `app`. */
export function limitCalls(app: HttpApp, limits: Limits): void {
  app.addHook('onRequest', async ({ cookies, ip }) => {
    await limits.take('calls', cookies[SESSION_COOKIE] ?? ip);
  });
}

/** An `onRequest` hook: refuses whoever has no open session, and sets `request.caller`. */
export const requireUser = (sessions: Sessions) => async (request: FastifyRequest) => {
  const token = request.cookies[SESSION_COOKIE];
  const caller = token ? await sessions.byToken(token) : undefined;
  if (!caller) throw new Refusal('no-session');
  request.caller = caller;
};

/** What the log keeps of a request: not the tokens that mails carry in their links. */
const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: url.replace(/([?&]token=)[^&]*/, '$1…'),
  ip,
});

const isUnsafe = ({ method }: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

// As JSON escapes it. PostgreSQL keeps no such character.
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Bodies are JSON or nothing. A call without fields may come without a body. */
function acceptJsonOnly(app: HttpApp): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (NUL.test(body.toString())) done(new Refusal('invalid-input'));
    else void parse(request, body.toString(), done);
  });
}

export type Log = FastifyBaseLogger;
