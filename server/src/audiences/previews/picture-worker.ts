/** Draws one picture, in a thread of its own: the games of others wait for none of it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** A drawing as SVG, and the font files that its letters are in, of most of them first. */
export type Wanted = { readonly svg: string; readonly fonts: readonly string[] };

const { svg, fonts } = workerData as Wanted; // as `pictures.ts` starts it

await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
const fontBuffers = await Promise.all(fonts.map((file) => readFile(file)));
const drawn = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Archivo' } }).render();
parentPort?.postMessage(drawn.asPng());
