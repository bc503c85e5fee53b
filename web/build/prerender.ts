import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { drawnPage } from './drawn-page.ts';
import { compressBeside } from './precompress.ts';

type Bundle = Rolldown.OutputBundle;

/** Exports of the entry built for Node. */
type Drawing = {
  readonly FIRST_SCRIPT: string;
  readonly pages: Readonly<Record<'none' | 'unknown', readonly string[]>>;
  readonly draw: (path: string, session: 'none' | 'unknown') => Promise<string>;
};

/**
 * Prerenders the public pages into `dist/pages` after the web build: for guests in `none`, for visitors who may have a
 * session in `unknown`. A page needs no other file to be shown: its styles are inlined, and the scripts hydrate it
 * later.
 */
export function prerender(entry: string): Plugin {
  let bundle: Bundle;

  return {
    name: 'prerender',
    apply: 'build',
    sharedDuringBuild: true,
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir: 'dist/.prerender',
            copyPublicDir: false,
            sourcemap: false,
            rolldownOptions: { input: entry, output: { codeSplitting: false } },
          },
        },
      },
    }),
    writeBundle: {
      order: 'post',
      handler(_, written) {
        if (this.environment.name === 'client') bundle = written;
      },
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('There is nothing to draw with.');
      await builder.build(client);
      await builder.build(ssr);
      const { root, build } = ssr.config;
      const drawing = join(root, build.outDir);
      await drawAll(drawing, { bundle, dist: join(root, client.config.build.outDir) });
      await rm(drawing, { recursive: true });
    },
  };
}

type Built = { readonly bundle: Bundle; readonly dist: string };

async function drawAll(folder: string, { bundle, dist }: Built): Promise<void> {
  const entry = pathToFileURL(join(folder, 'prerender.js')).href;
  const { draw, pages, FIRST_SCRIPT: script } = (await import(entry)) as Drawing; // the entry was built by this plugin

  for (const session of ['none', 'unknown'] as const) {
    for (const path of pages[session]) {
      const markup = await draw(path, session);
      const file = join(dist, 'pages', session, `${path === '/' ? 'index' : path}.html`);
      const page = Buffer.from(drawnPage(bundle, { markup, session, script }));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, page);
      await compressBeside(file, page);
    }
  }
}
