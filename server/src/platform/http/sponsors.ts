import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { sponsorCalls } from '@darts/contracts/calls/site';
import { compareFileNames } from '#locale.ts';
import type { HttpApp } from './http.ts';
import { routes } from './routes.ts';

const PICTURES = new Set(['.svg', '.png', '.webp', '.avif', '.jpg', '.jpeg']);
const CACHE_MS = 3_600_000;

const isPicture = (file: string): boolean =>
  !file.startsWith('.') && PICTURES.has(extname(file).toLowerCase());

/** Returns the route that lists the logos in the operator's folder, each named after its file. */
export const sponsorRoutes = (folder: string) =>
  routes(sponsorCalls, {
    async listSponsors() {
      const files = await readdir(folder).catch(() => []); // no folder, no sponsors
      const pictures = files.filter(isPicture);
      return {
        sponsors: pictures.toSorted(compareFileNames).map((file) => ({
          name: file.slice(0, -extname(file).length).replace(/^\d+-/, '').replaceAll('-', ' '),
          src: `/logos/${encodeURIComponent(file)}`,
        })),
      };
    },
  });

export const serveSponsors = (app: HttpApp, folder: string) =>
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/logos/',
    decorateReply: false,
    maxAge: CACHE_MS,
    index: false,
    // Serves only pictures, and only those at the top of the folder.
    allowedPath: (path) => path.lastIndexOf('/') === 0 && isPicture(path.slice(1)),
  });
