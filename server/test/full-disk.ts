import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import type { Look } from './database.ts';

/** A server that is a process of its own. */
type Server = { readonly look: Look; readonly pid: () => number | undefined };

const isPostgres = process.env.TEST_DATABASE === 'postgres';

/** Whether the disk of a store can be filled here. */
export const canFillDisk = isPostgres || process.platform === 'linux';

/** Leaves the store of a server no room for whatever it would write, and returns what makes room. */
export const fillDisk = (server: Server): Promise<() => Promise<void>> =>
  isPostgres ? fillPostgres(server) : fillFiles(server);

/** The kernel lets the process write to no file, as on a full disk. */
async function fillFiles({ pid }: Server): Promise<() => Promise<void>> {
  const allow = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(pid()), `--fsize=${bytes}:`]);
  allow('0');
  return async () => void allow('unlimited');
}

/** Every table refuses what is written with the words that PostgreSQL has for a full disk. */
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
