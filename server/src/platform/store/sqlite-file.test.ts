import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectSqlite } from './sqlite-file.ts';

// What takes the whole file for itself, and would write into it beside a server that has it open.
const TAKE = `
  const { DatabaseSync } = require('node:sqlite');
  const file = new DatabaseSync(process.argv[1]);
  file.exec('pragma locking_mode = exclusive; insert into turns values (60)');`;

test('a server that opens its database twice still blocks a program that wants exclusive access', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tres-dardos-'));
  const file = connectSqlite(dataDir);
  file.exec('create table turns (total integer)');
  const thread = connectSqlite(dataDir); // as the thread that writes does
  onTestFinished(() => {
    for (const each of [file, thread]) each.close();
    rmSync(dataDir, { recursive: true });
  });
  const path = join(dataDir, 'tres-dardos.sqlite');
  const take = () => execFileSync(process.execPath, ['-e', TAKE, path], { stdio: 'pipe' });

  expect(take).toThrow('database is locked');
  expect(file.prepare('select * from turns').all()).toEqual([]);
});
