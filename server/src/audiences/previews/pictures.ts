import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { Refusal } from '#platform/refusals.ts';
import type { Wanted } from './picture-worker.ts';

const WORKER = new URL('./picture-worker.ts', import.meta.url);
const DIST = join(import.meta.dirname, '../../../../web/dist/fonts');
const fonts = ['latin', 'latin-ext'].map((name) => join(DIST, `archivo-${name}.ttf`));

const MAX_PICTURES = 1000; // about 30 KB each, with the SVG
const WAITING_AT_MOST = 20;
const FAILED_FOR = 600_000; // milliseconds until a failed drawing is retried

/** Returns a function that draws pictures, one at a time, and caches them. */
export function pictures() {
  const cache = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_PICTURES });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function drawNext(svg: string): Promise<Uint8Array> {
    if (waiting >= WAITING_AT_MOST) throw new Refusal('too-busy');
    const picture = last.then(() => draw({ svg, fonts }));
    cache.set(svg, picture);
    waiting += 1;
    last = picture
      .catch(() => cache.set(svg, picture, { ttl: FAILED_FOR }))
      .finally(() => (waiting -= 1));
    return picture;
  }

  /**
   * Returns the picture as PNG.
   *
   * @param mayDraw called before a picture that is not cached is drawn; may refuse the drawing
   * @throws {Refusal} `too-busy`, and the refusals of `mayDraw`
   */
  return async (svg: string, mayDraw: () => Promise<void>): Promise<Uint8Array> => {
    if (!cache.has(svg)) await mayDraw();
    return cache.get(svg) ?? drawNext(svg);
  };
}

const draw = (workerData: Wanted): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a picture was not drawn')));
  });
