import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { compressBeside } from './precompress.ts';

type Bundle = Rolldown.OutputBundle;

const ADDRESS = '/service-worker.js';
const LEAVING = '/leaving-worker.js';
const VERSION = 'virtual:version';

/** Files precached on every device. Fonts with rarer letters are loaded on demand. */
const PRECACHED_FILE = /^assets\/.+\.(?:js|css)$|^assets\/archivo-spain-.+\.woff2$/;

type Options = {
  readonly entry: string;
  readonly alsoKept: readonly string[]; // files of the public folder, whose names contain no hash
};

/**
 * Builds the service worker that starts the app without a network. It is built after the web, as it lists the files of
 * that build. In development, the worker that unregisters itself is served instead.
 */
export function serviceWorker({ entry, alsoKept }: Options): Plugin {
  let bundle: Bundle = {};

  return {
    name: 'service-worker',
    sharedDuringBuild: true,
    config: () => ({
      builder: {},
      environments: {
        worker: {
          consumer: 'client',
          build: {
            outDir: 'dist',
            emptyOutDir: false,
            copyPublicDir: false,
            sourcemap: false,
            rolldownOptions: {
              input: { 'service-worker': entry },
              output: { entryFileNames: '[name].js', codeSplitting: false },
            },
          },
        },
      },
    }),
    resolveId: { filter: { id: /^virtual:version$/ }, handler: () => VERSION },
    load: {
      filter: { id: /^virtual:version$/ },
      handler() {
        return versionOf(bundle, this.environment.config.publicDir, alsoKept);
      },
    },
    writeBundle: {
      order: 'post',
      async handler({ dir = '.' }, written) {
        if (this.environment.name === 'client') bundle = written;
        const worker = this.environment.name === 'worker' && written['service-worker.js'];
        if (worker && worker.type === 'chunk') {
          await compressBeside(join(dir, worker.fileName), Buffer.from(worker.code));
        }
      },
    },
    buildApp: {
      order: 'post',
      async handler({ build, environments }) {
        if (environments['worker']) await build(environments['worker']);
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (request.url === ADDRESS) request.url = LEAVING;
        next();
      });
    },
  };
}

/** Returns the source of the module with the version and the files of the build. */
async function versionOf(
  bundle: Bundle,
  publicDir: string,
  alsoKept: readonly string[],
): Promise<string> {
  const document = bundle['index.html'];
  if (document?.type !== 'asset') throw new Error('There is no document to keep.');

  const others = await Promise.all(alsoKept.map((name) => readFile(join(publicDir, name))));
  const files = Object.keys(bundle).filter((name) => PRECACHED_FILE.test(name));
  const version = createHash('sha256').update(document.source).update(files.join());
  for (const content of others) version.update(content);

  const said = {
    version: version.digest('hex').slice(0, 12),
    files: [...files, ...alsoKept].map((name) => `/${name}`),
    documentIntegrity: `sha256-${createHash('sha256').update(document.source).digest('base64')}`,
  };
  return Object.entries(said)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
