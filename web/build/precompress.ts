import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(?:css|html|js|json|svg)$/;
const MIN_BYTES = 1024; // a smaller file fits in one packet anyway

/** Writes a .br and a .gz beside each text file of the build, so that no request waits for compression. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '.' }, bundle) {
    await Promise.all(
      Object.values(bundle).map(async (file) => {
        const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (compressible.test(file.fileName)) await compressBeside(join(dir, file.fileName), text);
      }),
    );
  },
});

/** Writes the text beside the file at `path`, compressed as .br and .gz; no-op for less than `MIN_BYTES`. */
export async function compressBeside(path: string, text: Buffer): Promise<void> {
  if (text.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await brotli(text, { params }));
  await writeFile(`${path}.gz`, await gzipped(text, { level: constants.Z_BEST_COMPRESSION }));
}
