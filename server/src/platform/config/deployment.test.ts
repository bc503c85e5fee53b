/** Whoever runs it with containers can set what they can set without, and what the examples write down is safe. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from './config.ts';

const fileOf = (path: string) => readFile(join(import.meta.dirname, '../../../..', path), 'utf8');

/** What the image settles by itself, or a volume would have to bring. */
const OF_THE_IMAGE = new Set(['HOST', 'PORT', 'DATA_DIR', 'SPONSORS_DIR']);

test.each(['compose.yaml', 'deploy/compose.yaml'])('%s passes every setting on', async (path) => {
  const file = await fileOf(path);
  const wanted = SETTINGS.filter((name) => !OF_THE_IMAGE.has(name));

  expect(wanted.filter((name) => !file.includes(` ${name}: `))).toEqual([]);
});

test('the README says of every setting what it is', async () => {
  const readme = await fileOf('README.md');

  expect(SETTINGS.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the proxy of several servers logs no address of a call, which may hold a token', async () => {
  const lines = (await fileOf('deploy/nginx.conf')).split('\n').map((line) => line.trim());

  expect(lines.filter((line) => /^(access|error)_log/.test(line))).toEqual([
    'error_log /var/log/nginx/error.log crit;',
    'access_log off;',
  ]);
});
