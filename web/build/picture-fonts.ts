import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Letter ranges of each file: Spanish and most European languages. */
const FILES = { latin: [0x20, 0x17f], 'latin-ext': [0x100, 0x24f] } as const;

/** Weight and width of the names in pictures that the server draws. */
const LOOK = { wght: 640, wdth: 90 };

/** Writes `fonts/archivo-….ttf` for the preview pictures of shared links. */
export const pictureFonts = (): Plugin => ({
  name: 'picture-fonts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const { resolve } = createRequire(import.meta.url);
    for (const [name, [first, last]] of Object.entries(FILES)) {
      const file = `@fontsource-variable/archivo/files/archivo-${name}-wdth-normal.woff2`;
      const letters = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const source = await subsetFont(
        await readFile(resolve(file)),
        String.fromCodePoint(...letters),
        { targetFormat: 'truetype', variationAxes: LOOK },
      );
      this.emitFile({ type: 'asset', fileName: `fonts/archivo-${name}.ttf`, source });
    }
  },
});
