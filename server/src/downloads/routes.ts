import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '#platform/http/callers.ts';
import { asFile, textAnswer } from '#platform/http/files.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { DownloadService } from './service.ts';

/** What players take with them, mounted at /users. */
export const downloadRoutes =
  (downloads: DownloadService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', requireUser);
    const open = oneAtATime();

    const all = { operationId: 'exportOwnData', ...textAnswer('application/json') };
    app.get('/me/export', { schema: all }, async ({ caller: { userId } }, reply) =>
      asFile(reply, 'application/json', 'tres-dardos.json').send(
        open(userId, downloads.everything(userId)),
      ),
    );

    const games = { operationId: 'exportOwnGames', ...textAnswer('text/csv') };
    app.get('/me/games.csv', { schema: games }, async ({ caller: { userId } }, reply) =>
      asFile(reply, 'text/csv', 'partidas.csv').send(open(userId, downloads.games(userId))),
    );
  };
