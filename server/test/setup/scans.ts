/** Files with statements, and the tables that their statements scan as a whole. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_TABLES } from '../../../scripts/store/tables.ts';
import { openNewStore } from '../database.ts';
import { fill, tablesScanned, type Statement } from '../statements.ts';

/** Files that ask anything of a store, and all that each asks. */
export type Asked = Readonly<Record<string, () => Promise<Statement[]>>>;

const ASKING =
  /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`\s*(with|update|insert|delete)/;

/** Returns the files below a folder that ask anything of a store, sorted. */
export const askingFiles = (folder: string): string[] =>
  globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
    .filter((file) => ASKING.test(readFileSync(join(folder, file), 'utf8')))
    .toSorted();

/** Returns the growing tables that statements scan, by the file and the function of each statement. */
export async function scansOf(allAsked: Asked): Promise<Record<string, string>> {
  const statements: { readonly file: string; readonly statement: Statement }[] = [];
  for (const [file, asked] of Object.entries(allAsked)) {
    statements.push(...(await asked()).map((statement) => ({ file, statement })));
  }
  const growing = KEPT_TABLES.filter(
    (table) =>
      table !== 'playing' && // has as many rows as play now
      statements.some(({ statement }) => statement.sql.includes(table)), // no other is in a plan
  );
  const { db } = await openNewStore();
  await fill(db, growing);

  const scans: Record<string, string> = {};
  for (const { file, statement } of statements) {
    const scanned = await tablesScanned(db, statement);
    const tables = growing.filter((table) => scanned.includes(table));
    if (tables.length > 0) scans[`${file} ${statement.by}`] = tables.join();
  }
  return scans;
}
