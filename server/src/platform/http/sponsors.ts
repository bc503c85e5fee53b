import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { envelope } from '@darts/contracts/envelope';
import { sponsorsAnswer } from '@darts/contracts/sponsors';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ok } from './answers.ts';
import type { HttpApp } from './http.ts';

const PICTURES = new Set(['.svg', '.png', '.webp', '.avif', '.jpg', '.jpeg']);
const HOUR = 3600;

// Ten comes after nine.
const { compare: byNumber } = new Intl.Collator('es', { numeric: true });

const isPicture = (file: string): boolean =>
  !file.startsWith('.') && PICTURES.has(extname(file).toLowerCase());

/** The logos that the operator has put into a folder, each named by its file. */
export const sponsorRoutes =
  (folder: string): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { operationId: 'listSponsors', response: { 200: envelope(sponsorsAnswer) } };
    app.get('/', { schema }, async () => {
      const files = await readdir(folder).catch(() => []); // no folder, no sponsors
      const pictures = files.filter(isPicture);
      return ok({
        sponsors: pictures.toSorted(byNumber).map((file) => ({
          name: file.slice(0, -extname(file).length).replace(/^\d+-/, '').replaceAll('-', ' '),
          src: `/sponsors/${encodeURIComponent(file)}`,
        })),
      });
    });
  };

export const serveSponsors = (app: HttpApp, folder: string) =>
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/sponsors/',
    decorateReply: false,
    maxAge: HOUR * 1000,
    index: false,
    // Whatever else lies in the folder, or below it, is nobody's business.
    allowedPath: (path) => path.lastIndexOf('/') === 0 && isPicture(path.slice(1)),
  });
