import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../../test/player.ts';
import { startServer } from '../../test/server.ts';
import { restrictAccess } from './private-files.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tres-dardos-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Returns the modes of a folder and its contents in octal: 700, 600. */
const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((path) => {
      const { mode } = statSync(join(folder, path));
      return [path, (mode & 0o777).toString(8)];
    }),
  );

const setModes = (folder: string, modes: Readonly<Record<string, number>>) => {
  for (const [path, mode] of Object.entries(modes)) chmodSync(join(folder, path), mode);
};

test('no other user of the machine can read the database, the mails or the mail folder', async () => {
  const dataDir = join(newFolder(), 'data');
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { email } = await server.player();
  await call(server, 'POST', '/users/send-recovery', { body: { email } });
  const isMailed = () => Object.keys(modesIn(dataDir)).some((path) => path.endsWith('.eml'));
  await expect.poll(isMailed).toBe(true);

  const made = modesIn(dataDir);
  for (const [path, mode] of Object.entries(made)) {
    expect({ path, mode }).toEqual({ path, mode: path === '.' || path === 'mail' ? '700' : '600' });
  }

  const loose = Object.keys(made).map((path) => [path, made[path] === '700' ? 0o755 : 0o644]);
  setModes(dataDir, Object.fromEntries(loose));
  await server.restart();
  expect(modesIn(dataDir)).toMatchObject(made);
});

test('a data folder that also holds other files keeps its permissions, but its database becomes private', () => {
  const folder = newFolder();
  for (const name of ['tres-dardos.sqlite', 'notes.txt']) writeFileSync(join(folder, name), '');
  const before = { '.': 0o755, 'tres-dardos.sqlite': 0o644, 'notes.txt': 0o644 };
  setModes(folder, before);

  restrictAccess(folder);

  expect(modesIn(folder)).toEqual({
    '.': '755',
    'tres-dardos.sqlite': '600',
    'notes.txt': '644',
  });
});
