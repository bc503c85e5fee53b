import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import type { Look } from './database.ts';

/** A server process. */
type Server = { readonly look: Look; readonly pid: () => number | undefined };

const isPostgres = process.env.TEST_DATABASE === 'postgres';

/** True if the tests can simulate a full disk here. */
export const canFillDisk = isPostgres || process.platform === 'linux';

/** Simulates a full disk for a server's store. Returns a function that ends it. */
export const fillDisk = (server: Server): Promise<() => Promise<void>> =>
  isPostgres ? fillPostgres(server) : fillFiles(server);

/** Makes the kernel refuse all file writes of the process. */
async function fillFiles({ pid }: Server): Promise<() => Promise<void>> {
  const allow = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(pid()), `--fsize=${bytes}:`]);
  allow('0');
  return async () => void allow('unlimited');
}

/** Makes every table refuse writes with PostgreSQL's error of a full disk. */
async function fillPostgres({ look }: Server): Promise<() => Promise<void>> {
  await look(async (db) => {
    await sql`
      create function refuse() returns trigger language plpgsql as $$
        begin
          raise exception 'could not extend file: No space left on device' using errcode = '53100';
        end
      $$`.execute(db);
    for (const { name } of await db.introspection.getTables()) {
      await sql`
        create trigger refuse before insert or update or delete on ${sql.table(name)}
        for each statement execute function refuse()`.execute(db);
    }
  });
  return () => look(async (db) => void (await sql`drop function refuse cascade`.execute(db)));
}
