import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline as piped, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Line } from './dump.ts';

/**
 * Writes lines of JSON to a compressed file, which has a temporary name until complete. Returns the number of rows.
 *
 * @throws if the file cannot be written, or `path` is not a file: root could replace `/dev/stdout`
 */
export async function writeFile(path: string, lines: AsyncIterable<Line>): Promise<number> {
  const there = await stat(path).catch(() => undefined);
  if (there && !there.isFile()) throw new Error(`${path} is not a file.`);

  let count = 0;
  async function* text() {
    for await (const line of lines) {
      if ('rows' in line) count += line.rows.length;
      yield `${JSON.stringify(line)}\n`;
    }
  }
  const unfinished = `${path}.incompleto`;
  const into = createWriteStream(unfinished, { mode: 0o600, flush: true }); // mode: the file holds password hashes
  try {
    await pipeline(Readable.from(text()), createGzip(), into);
    await rename(unfinished, path);
  } catch (error) {
    throw isOfSystem(error) ? new Error(`${path} cannot be written.`, { cause: error }) : error;
  } finally {
    await rm(unfinished, { force: true });
  }
  return count;
}

// True for errors of the file system; errors of the database are rethrown unchanged.
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Path that stands for standard input. */
const STANDARD_INPUT = '-';

export const nameOfFile = (path: string): string =>
  path === STANDARD_INPUT ? 'standard input' : path;

/** Reads the lines of a file that `writeFile` has written. */
export async function* readFile(path: string): AsyncGenerator<Line, void> {
  let rest = '';
  try {
    const from = path === STANDARD_INPUT ? process.stdin : createReadStream(path);
    const text = piped(from, createGunzip(), () => {}).setEncoding('utf8'); // the loop below throws stream errors
    for await (const piece of text) {
      const lines = `${rest}${String(piece)}`.split('\n');
      rest = lines.pop() ?? '';
      // The lines come from `dump`; `load` rejects any other line.
      for (const line of lines) yield JSON.parse(line) as Line;
    }
  } catch (error) {
    throw new Error(`${nameOfFile(path)} cannot be read.`, { cause: error });
  }
}

/** Resolves to the lines after the first is read, so that no store is created for a file that is not a backup. */
export async function begun(
  lines: AsyncGenerator<Line, void>,
): Promise<AsyncGenerator<Line, void>> {
  const first = await lines.next();
  return (async function* all() {
    if (!first.done) yield first.value;
    yield* lines;
  })();
}
