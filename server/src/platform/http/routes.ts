import { WITHOUT_CALLER, type Call, type Calls } from '@darts/contracts/calls/call';
import { envelope, nothing } from '@darts/contracts/envelope';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Caller } from '#platform/caller.ts';
import { ok } from './answers.ts';
import { requireUser } from './callers.ts';

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type WithoutCaller = (typeof WITHOUT_CALLER)[number];

/** Request of a call, parsed by its contract. */
export type Asked<Of extends Call> = Pick<FastifyRequest, 'ip' | 'cookies' | 'openSession'> & {
  readonly params: z.output<Of['params']>;
  readonly query: Output<Of['query']>;
  readonly body: Output<Of['body']>;
} & (Of['for'] extends WithoutCaller ? unknown : { readonly caller: Caller });

/** Data of an answer; the reply if the handler sends the answer itself. */
type Answer<Of extends Call> = Of extends { readonly as: string } | { readonly isKept: true }
  ? FastifyReply
  : Of extends { readonly answer: infer Schema }
    ? Output<Schema>
    : void;

export type CallHandlers<Of extends Calls> = {
  readonly [Name in keyof Of]: (
    asked: Asked<Of[Name]>,
    reply: FastifyReply,
  ) => Promise<Answer<Of[Name]>>;
};

/** Messages of the answers, by call; absent: the default message. */
type Messages<Of extends Calls> = {
  readonly [Name in keyof Of]?:
    | string
    | ((asked: Asked<Of[Name]>, data: Answer<Of[Name]>) => string);
};

/** Handler and message of any call. TypeScript cannot see that those of one name fit together. */
type AnyHandler = (asked: FastifyRequest, reply: FastifyReply) => Promise<object | undefined>;
type AnyMessage = string | ((asked: FastifyRequest, data: object) => string) | undefined;

/** Returns a plugin that serves `calls` at the addresses in their contracts. */
export const routes =
  <Of extends Calls>(
    calls: Of,
    handlers: CallHandlers<Of>,
    messages: Messages<Of> = {},
  ): FastifyPluginAsync =>
  async (app) => {
    for (const [name, call] of Object.entries(calls)) {
      const route = routeOf(call, handlers[name] as AnyHandler, messages[name] as AnyMessage);
      if (!call.takesForms) serve(app, route);
      else {
        await app.register(async (scope) => {
          ignoreForms(scope);
          serve(scope, route);
        });
      }
    }
  };

type Route = ReturnType<typeof routeOf>;

/** Serves a route with and without the slash at its end. */
function serve(app: FastifyInstance, route: Route): void {
  app.route(route);
  const bare = route.url.replace(/\/$/, '');
  const hidden = { ...route.schema, hide: true };
  if (bare !== route.url) app.route({ ...route, url: bare, schema: hidden });
}

function routeOf(call: Call, handle: AnyHandler, message: AnyMessage) {
  const [method = '', url = ''] = call.address.split(' ');
  return {
    method,
    url,
    schema: schemaOf(call),
    onRequest: isOpen(call) ? [] : [requireUser],
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const data = await handle(request, reply);
      if (call.as || call.isKept) return data;
      reply.status(call.status ?? 200);
      return ok(data ?? {}, typeof message === 'function' ? message(request, data ?? {}) : message);
    },
  };
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Ignores form bodies, which mail programs send to unsubscribe (RFC 8058). */
function ignoreForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
}

const isOpen = (call: Call): boolean => WITHOUT_CALLER.some((each) => each === call.for);

function schemaOf({ id, params, query, body, answer = nothing, as, status }: Call) {
  const response = as ? { content: { [as]: { schema: answer } } } : envelope(answer);
  return {
    operationId: id,
    params,
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { [status ?? 200]: response },
  };
}
