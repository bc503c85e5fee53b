/** Draws one picture in a worker thread, so that games do not wait for it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** A drawing as SVG, and the font files for its text, the most used first. */
export type Wanted = { readonly svg: string; readonly fonts: readonly string[] };

const { svg, fonts } = workerData as Wanted; // set by `pictures.ts`

await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
const fontBuffers = await Promise.all(fonts.map((file) => readFile(file)));
const drawn = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Archivo' } }).render();
parentPort?.postMessage(drawn.asPng());
