import { join } from 'node:path';
import { isPage } from '@darts/contracts/pages';
import fastifyStatic from '@fastify/static';
import type { HttpApp } from './http.ts';
import { answerTo, Refusal } from '#platform/refusals.ts';

const dist = join(import.meta.dirname, '../../../../web/dist');
const YEAR = 365 * 24 * 3600;

/** A call, or what looks like a file: with a dot in its last part, or in front of any. */
const NO_PAGE = /^\/(api|assets|sponsors)(\/|$)|\/\.|\.[^/]*$/;

/** Serves the built pages. The app itself says so where there is no page, with 404 as its status. */
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
    const [pathname = ''] = url.split('?');
    const isShown = ['GET', 'HEAD'].includes(method) && !NO_PAGE.test(pathname);
    if (isShown) return reply.status(isPage(pathname) ? 200 : 404).sendFile('index.html');
    const { status, ...answer } = answerTo(new Refusal('not-found'));
    return reply.status(status).send({ success: false, ...answer });
  });
}
