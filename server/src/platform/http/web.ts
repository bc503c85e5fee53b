import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPage } from '@darts/contracts/pages';
import fastifyStatic from '@fastify/static';
import type { Config } from '#platform/config/config.ts';
import { drawnPages } from './drawn-pages.ts';
import type { HttpApp } from './http.ts';
import { withPreview, type Preview } from './preview.ts';
import { contentSecurityPolicy } from './safe-headers.ts';
import { sessionCookie } from './session-cookie.ts';
import { answerTo, Refusal } from '#platform/refusals.ts';

const dist = join(import.meta.dirname, '../../../../web/dist');
const PLAIN = join(dist, 'index.html');
const WORKER = 'service-worker.js';
const LEAVING_WORKER = 'leaving-worker.js';
const YEAR_SECONDS = 365 * 24 * 3600;

const OTHERS = /^\/(api|assets|logos)(\/|$)/;

/**
 * True for the path of a call or a file. The path of a file has a dot in its last part, or at the start of any part.
 */
function isNoPage(pathname: string): boolean {
  const lastPart = pathname.slice(pathname.lastIndexOf('/')); // no regular expression: slow for a long path
  return OTHERS.test(pathname) || pathname.includes('/.') || lastPart.includes('.');
}

/** Returns the preview of a page for a guest: null if the page is not public, undefined if it has none. */
type PreviewOf = (pathname: string, ip: string) => Promise<Preview | null | undefined>;

/** Serves the built web: prerendered pages, the app for all other pages, and status 404 for unknown pages. */
export async function serveWeb(
  app: HttpApp,
  { publicUrl, google, serviceWorker }: Pick<Config, 'publicUrl' | 'google' | 'serviceWorker'>,
  previewOf: PreviewOf,
): Promise<void> {
  const pages = drawnPages(dist);
  const plain = existsSync(PLAIN) ? await readFile(PLAIN, 'utf8') : ''; // no build, no pages
  const cookie = sessionCookie(publicUrl);
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    preCompressed: true,
    index: false,
    globIgnore: ['assets/**', 'pages/**', WORKER], // pages need headers of their own
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'), // a new release may change the file
  });
  // Vite names assets by their content. They are many: a route for each would take a third of the start.
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    setHeaders: (reply) =>
      void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
  });
  app.get(`/${WORKER}`, async (_, reply) =>
    reply.sendFile(serviceWorker ? WORKER : LEAVING_WORKER),
  );
  app.setNotFoundHandler(async ({ url, method, cookies, ip }, reply) => {
    const [pathname = ''] = url.split('?');
    if (isRead(method) && !isNoPage(pathname)) {
      // The session is not looked up: the page is the same for every user.
      const session = cookie.tokenIn(cookies) === undefined ? 'none' : 'unknown';
      const drawn = pages[session].get(pathname);
      const policy = contentSecurityPolicy(google, drawn?.inline);
      reply.headers({ vary: 'cookie', 'content-security-policy': policy });
      const preview = session === 'none' ? await previewOf(pathname, ip) : undefined;
      if (preview) {
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
        return reply.send(withPreview(plain, preview));
      }
      if (preview === null) reply.header('x-robots-tag', 'noindex');
      return reply.status(isPage(pathname) ? 200 : 404).sendFile(drawn?.file ?? 'index.html');
    }
    const { status, ...answer } = answerTo(new Refusal('not-found'));
    return reply.status(status).send({ success: false, ...answer });
  });
}

const isRead = (method: string): boolean => ['GET', 'HEAD'].includes(method);
