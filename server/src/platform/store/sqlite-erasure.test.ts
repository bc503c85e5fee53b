import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eraseRemains } from './sqlite-erasure.ts';
import { connectSqlite } from './sqlite-file.ts';

/** A name in no order, and the same at each run. */
const nameOf = (id: number): string =>
  createHash('sha256').update(String(id)).digest('hex').slice(0, 12);

/** A store of members, each with a note, of whom every seventh has gone, and who they were. */
function storeWithGoneMembers(count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tres-dardos-'));
  const file = connectSqlite(dataDir);
  onTestFinished(() => {
    file.close();
    rmSync(dataDir, { recursive: true });
  });
  file.exec(`
    pragma synchronous = off;
    create table members (id integer primary key, name text unique, mail text unique, words text);
    create table notes (id integer primary key references members (id) on delete cascade);
    begin`);
  const add = file.prepare('insert into members values (?, ?, ?, ?)');
  const note = file.prepare('insert into notes values (?)');
  const edit = file.prepare('update members set words = ? where name = ?');
  const remove = file.prepare('delete from members where name = ?');

  const names = Array.from({ length: count }, (_, id) => nameOf(id));
  for (const [id, name] of names.entries()) {
    add.run(id, name, `${name}@correo.es`, null);
    note.run(id);
  }
  for (const [id, name] of names.entries()) edit.run(name.padEnd(20 + (id % 100)), name);
  file.exec('commit; begin');
  const gone = names.filter((_, index) => index % 7 === 3);
  for (const name of gone) remove.run(name);
  file.exec('commit');

  const traces = (): string[] => {
    const bytes = ['', '-wal'].map((end) =>
      readFileSync(join(dataDir, `tres-dardos.sqlite${end}`)),
    );
    return gone.filter((name) => bytes.some((each) => each.includes(name)));
  };
  const rows = () => file.prepare('select * from members order by id').all();
  const notes = () => file.prepare('select * from notes order by id').all();
  return { dataDir, file, traces, rows, notes };
}

test('neither the database file nor its log contains deleted rows, and all other data is unchanged', () => {
  const { dataDir, file, traces, rows, notes } = storeWithGoneMembers(5000);
  file.exec('pragma wal_checkpoint(truncate)');
  expect(traces()).not.toEqual([]); // of so many, some were copied as pages were split
  const [before, noted] = [rows(), notes()];

  expect(eraseRemains(dataDir, ['members'])).toBe(true);

  expect(traces()).toEqual([]);
  expect(rows()).toEqual(before);
  expect(notes()).toEqual(noted);
  expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
});

test('erasure fails while a reader holds old data, and succeeds once the reader has closed', () => {
  const { dataDir, traces } = storeWithGoneMembers(50);
  const reader = connectSqlite(dataDir);
  reader.exec('begin');
  reader.prepare('select * from members limit 1').all();

  expect(eraseRemains(dataDir, ['members'])).toBe(false);
  expect(traces()).not.toEqual([]);

  reader.close();
  expect(eraseRemains(dataDir, ['members'])).toBe(true);
  expect(traces()).toEqual([]);
});
