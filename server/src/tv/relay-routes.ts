import { envelope, nothing, requestOnly } from '@darts/contracts/envelope';
import {
  byCode,
  openedCode,
  relayBody,
  relayedAnswer,
  withRelayId,
  withRelayKey,
} from '@darts/contracts/tv';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from '#platform/http/answers.ts';
import type { Relay } from './relay.ts';

/** Local games on screens, mounted at /tv/local: by a code, and for nobody's account. */
export const relayRoutes =
  (relay: Relay): FastifyPluginAsyncZod =>
  async (app) => {
    const open = {
      operationId: 'openScreenCode',
      body: requestOnly,
      response: { 200: envelope(openedCode) },
    };
    app.post('/', { schema: open }, async ({ body, ip }) =>
      ok(await relay.open(ip, body?.requestId)),
    );

    const show = {
      operationId: 'showLocalGame',
      params: byCode,
      querystring: withRelayId,
      response: { 200: envelope(relayedAnswer) },
    };
    app.get('/:code', { schema: show }, async ({ params, query, ip }) =>
      ok(await relay.get(params.code, query.id, ip)),
    );

    const done = { params: byCode, response: { 200: envelope(nothing) } };
    const send = { operationId: 'sendLocalGame', body: relayBody, ...done };
    app.put('/:code', { schema: send }, async ({ params, body, ip }) => {
      await relay.send({ ...params, ...body }, ip);
      return ok({});
    });

    const close = { operationId: 'closeScreenCode', querystring: withRelayKey, ...done };
    app.delete('/:code', { schema: close }, async ({ params, query }) => {
      relay.close(params.code, query.key);
      return ok({});
    });
  };
