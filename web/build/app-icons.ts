import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

const SIZES = [96, 180, 192, 512]; // pixels: the sizes of the manifest, and the size that an iPhone asks for
const OF_IPHONE = 180;

/** Renders the icons of the installed app from `icon.svg` of the public folder, such as `icons/512.png`. */
export const appIcons = (): Plugin => ({
  name: 'app-icons',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const require = createRequire(import.meta.url);
    await initWasm(readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
    const svg = await readFile(join(this.environment.config.publicDir, 'icon.svg'), 'utf8');
    for (const size of SIZES) {
      const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
      this.emitFile({ type: 'asset', fileName: `icons/${size}.png`, source: drawing.asPng() });
    }
  },
  transformIndexHtml: () => [
    {
      tag: 'link',
      attrs: { rel: 'apple-touch-icon', href: `/icons/${OF_IPHONE}.png` },
      injectTo: 'head',
    },
  ],
});
