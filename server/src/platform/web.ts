import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { HttpApp } from './http.ts';
import { answerTo, Refusal } from './refusals.ts';

const dist = join(import.meta.dirname, '../../../web/dist');
const YEAR = 365 * 24 * 3600;

/** Serves the built pages. Every path that is not a file or a call is the app's to show. */
export async function serveWeb(app: HttpApp): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      // Vite names what is in assets/ by its content; the rest may change with the next version.
      const isNamedByContent = path.includes('/assets/');
      reply.header(
        'cache-control',
        isNamedByContent ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler(async ({ url, method }, reply) => {
    const isPage = ['GET', 'HEAD'].includes(method) && !/^\/(api|assets|sponsors)(\/|$)/.test(url);
    if (isPage) return reply.sendFile('index.html');
    const { status, ...told } = answerTo(new Refusal('not-found'));
    return reply.status(status).send({ success: false, ...told });
  });
}
