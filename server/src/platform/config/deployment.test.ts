/** Containers take every setting, the documentation explains each, and the examples keep no secrets in logs. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from './config.ts';
import { DEFAULT_LIMITS } from './rate-limits.ts';

const fileOf = (path: string) => readFile(join(import.meta.dirname, '../../../..', path), 'utf8');

/** Settings that the image has set, or that need a volume. */
const OF_THE_IMAGE = new Set(['HOST', 'PORT', 'DATA_DIR', 'SPONSORS_DIR']);

test.each(['compose.yaml', 'deploy/compose.yaml'])('%s passes every setting on', async (path) => {
  const file = await fileOf(path);
  const wanted = SETTINGS.filter((name) => !OF_THE_IMAGE.has(name));

  expect(wanted.filter((name) => !file.includes(` ${name}: `))).toEqual([]);
});

test.each(['compose.yaml', 'deploy/compose.yaml'])(
  'no service of %s fills the disk with its log',
  async (path) => {
    const file = await fileOf(path);
    const services = file.match(/^ +restart: /gm);

    expect(file).toContain("options: { max-size: 10m, max-file: '5' }");
    expect(file.match(/^ +logging: \*rotated$/gm)).toHaveLength(services?.length ?? 0);
  },
);

test('the documentation explains every setting and rate limit', async () => {
  const text = await fileOf('docs/settings.md');
  const names = [...SETTINGS, ...Object.keys(DEFAULT_LIMITS)];

  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('the proxy for several servers logs no request addresses, which may contain tokens', async () => {
  const lines = (await fileOf('deploy/nginx.conf')).split('\n').map((line) => line.trim());

  expect(lines.filter((line) => /^(access|error)_log/.test(line))).toEqual([
    'error_log /var/log/nginx/error.log crit;',
    'access_log off;',
  ]);
});
