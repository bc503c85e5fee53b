/** `npm run bench`: provides all programs that benchmarks need, and runs the named benchmarks, or all. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provide } from './programs/install.ts';
import { CHROMIUM, POSTGRESQL } from './programs/needs.ts';
import { runProgram } from './programs/run-program.ts';

const folder = join(import.meta.dirname, '..', 'bench');
const note = join(folder, 'node_modules', '.installed');

process.exit(
  provide([CHROMIUM, POSTGRESQL]) &&
    install() &&
    runProgram(`node bench/main.ts ${process.argv.slice(2).join(' ')}`)
    ? 0
    : 1,
);

function install(): boolean {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return true;

  console.log('Installing what the benchmarks need...');
  const isInstalled = runProgram('npm ci --prefix bench --no-audit --no-fund --loglevel=error');
  if (isInstalled) writeFileSync(note, wanted);
  return isInstalled;
}
