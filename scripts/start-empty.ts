/** Starts the product for browser tests: on a port of its own, with data that are deleted on exit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tres-dardos-e2e-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

Object.assign(process.env, {
  PORT: String(await freePort()),
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
await import('./start.ts');
