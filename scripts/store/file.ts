import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline as piped, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Line } from './dump.ts';

/**
 * Writes lines of JSON to a file, compressed, and says how many rows; it has its name once it is whole.
 *
 * @throws where it cannot be written, or something else has the name, which the file would replace: `/dev/stdout`, for root
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
  const into = createWriteStream(unfinished, { mode: 0o600, flush: true }); // passwords' hashes
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

// What the database says comes as it is, or as a refusal.
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Instead of a path: what comes by standard input. */
const STANDARD_INPUT = '-';

export const nameOfFile = (path: string): string =>
  path === STANDARD_INPUT ? 'standard input' : path;

/** The lines of such a file. */
export async function* readFile(path: string): AsyncGenerator<Line, void> {
  let rest = '';
  try {
    const from = path === STANDARD_INPUT ? process.stdin : createReadStream(path);
    const text = piped(from, createGunzip(), () => {}).setEncoding('utf8'); // its errors are thrown below
    for await (const piece of text) {
      const lines = `${rest}${String(piece)}`.split('\n');
      rest = lines.pop() ?? '';
      // `dump` has written them; what is not so is noticed line by line.
      for (const line of lines) yield JSON.parse(line) as Line;
    }
  } catch (error) {
    throw new Error(`${nameOfFile(path)} cannot be read.`, { cause: error });
  }
}

/** The same lines, once the first was read: no store is made for a file that is none of them. */
export async function begun(
  lines: AsyncGenerator<Line, void>,
): Promise<AsyncGenerator<Line, void>> {
  const first = await lines.next();
  return (async function* all() {
    if (!first.done) yield first.value;
    yield* lines;
  })();
}
