import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './programs/run-program.ts';

const root = join(import.meta.dirname, '..');
const note = join(root, 'web', 'dist', '.built');
const SOURCES = [
  'web/{src,worker,build,public}/**/*',
  'web/*.*',
  'rules/src/**',
  'contracts/src/**',
  'package-lock.json',
];

/** Builds the web unless `web/dist` already holds the build of these very sources. */
export function buildWeb(): boolean {
  const wanted = hashOfSources();
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return true;

  console.log('Building the web...');
  const isBuilt = runProgram('vite build web --logLevel warn');
  if (isBuilt) writeFileSync(note, wanted);
  return isBuilt;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
