import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { Refusal } from '#platform/refusals.ts';
import type { Wanted } from './picture-worker.ts';

const WORKER = new URL('./picture-worker.ts', import.meta.url);
const DIST = join(import.meta.dirname, '../../../web/dist/fonts');
const fonts = ['latin', 'latin-ext'].map((name) => join(DIST, `archivo-${name}.ttf`));

const KEPT = 100; // some 20 KB each
const WAITING_AT_MOST = 20;

/** Draws pictures, one at a time; one that was drawn before is drawn no more. */
export function pictures() {
  const cache = new LRUCache<string, Promise<Uint8Array>>({ max: KEPT });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function drawNext(svg: string): Promise<Uint8Array> {
    const picture = last.then(() => draw({ svg, fonts }));
    waiting += 1;
    last = picture.catch(() => cache.delete(svg)).finally(() => (waiting -= 1));
    return picture;
  }

  /**
   * As PNG.
   *
   * @throws {Refusal} `too-busy`
   */
  return async (svg: string): Promise<Uint8Array> => {
    const known = cache.get(svg);
    if (known) return known;
    if (waiting >= WAITING_AT_MOST) throw new Refusal('too-busy');
    const picture = drawNext(svg);
    cache.set(svg, picture);
    return picture;
  };
}

const draw = (workerData: Wanted): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a picture was not drawn')));
  });
