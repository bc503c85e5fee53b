import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FACE = /@font-face\s*\{[^}]*\}/g;

/** Address of a font to cut, with the name of the cut font. */
const SOURCE = /url\(['"]([^'"]+)\?cut=([\w-]+)['"]\)/;

/** Font features that browsers apply by default, and the tabular figures that the styles ask for. */
const FEATURES = 'calt ccmp clig kern liga lnum locl mark mkmk rlig tnum'.split(' ');

/**
 * Cuts the font files whose address ends in `?cut=name` to what their `@font-face` declares: its
 * letters (`unicode-range`), its weights and its widths.
 */
export function cutFonts(): Plugin {
  let folder: string;

  return {
    name: 'cut-fonts',
    enforce: 'pre', // before the addresses in a stylesheet are resolved
    configResolved: ({ cacheDir }) => {
      folder = join(cacheDir, 'fonts');
    },
    transform: {
      filter: { id: /\.css(?:\?|$)/, code: '?cut=' },
      async handler(css, id) {
        let cut = css;
        for (const [face] of css.matchAll(FACE)) {
          const [address, source, name] = SOURCE.exec(face) ?? [];
          if (!address || !source || !name) continue;
          const original = await this.resolve(source, id);
          if (!original) throw new Error(`${id}: there is no ${source}`);

          const font = await readFile(original.id);
          const key = createHash('sha256').update(face).update(font).digest('hex');
          const file = join(folder, key, `${name}.woff2`);
          if (!existsSync(file)) {
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, await cutTo(face, font));
          }
          cut = cut.replace(address, `url('${relative(dirname(id), file).replaceAll(sep, '/')}')`);
        }
        return { code: cut, map: null };
      },
    },
  };
}

function cutTo(face: string, font: Buffer): Promise<Buffer> {
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: FEATURES, // missing in the library's types
    variationAxes: {
      wght: rangeOf(/font-weight:\s*(\d+)\s+(\d+)/, face),
      wdth: rangeOf(/font-stretch:\s*(\d+)%\s+(\d+)%/, face),
    },
  };
  return subsetFont(font, lettersOf(face), options);
}

function rangeOf(declared: RegExp, face: string): { readonly min: number; readonly max: number } {
  const [, min, max] = declared.exec(face) ?? [];
  if (!min || !max) throw new Error(`there is no ${declared} in ${face}`);
  return { min: Number(min), max: Number(max) };
}

/** Returns the letters that the `unicode-range` of a `@font-face` declares, as in `U+20-7E, U+A1`. */
function lettersOf(face: string): string {
  const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  const letters = ranges.flatMap(([, hex = '', lastHex = hex]) => {
    const first = parseInt(hex, 16);
    const length = parseInt(lastHex, 16) - first + 1;
    return Array.from({ length }, (_, index) => String.fromCodePoint(first + index));
  });
  return letters.join('');
}
