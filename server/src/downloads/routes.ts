import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireUser } from '#platform/http/callers.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { DownloadService } from './service.ts';

const file = (type: string) => ({ 200: { content: { [type]: { schema: z.string() } } } });

const send = (reply: FastifyReply, type: string, name: string, stream: Readable) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(stream);

/** What players take with them, mounted at /users. */
export const downloadRoutes =
  (downloads: DownloadService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);
    const open = oneAtATime();

    const all = { operationId: 'exportOwnData', response: file('application/json') };
    app.get('/me/export', { schema: all }, async ({ caller: { userId } }, reply) =>
      send(
        reply,
        'application/json',
        'tres-dardos.json',
        open(userId, downloads.everything(userId)),
      ),
    );

    const games = { operationId: 'exportOwnGames', response: file('text/csv') };
    app.get('/me/games.csv', { schema: games }, async ({ caller: { userId } }, reply) =>
      send(reply, 'text/csv', 'partidas.csv', open(userId, downloads.games(userId))),
    );
  };
