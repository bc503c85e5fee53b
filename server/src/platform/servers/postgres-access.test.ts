/** PostgreSQL that does not let a server in: one sentence says why, and what to do. */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askPostgres, throwawayPostgres } from '../../../test/database.ts';
import { canSign, signing } from '../../../test/proxies/certificate.ts';
import { spawnServer, startAttempt } from '../../../test/process.ts';

const RULES = [
  'local all all trust',
  'host all postgres 127.0.0.1/32 trust',
  'host all paula 127.0.0.1/32 reject',
  'host all all 127.0.0.1/32 scram-sha-256',
];

/** Starts a PostgreSQL with passwords, encryption, a user `ana` who owns a database and `biel` who owns none. */
async function guardedPostgres() {
  const { url, stop } = await throwawayPostgres();
  const [{ rules, folder }] = (await askPostgres(
    url,
    `select current_setting('hba_file') as rules, current_setting('data_directory') as folder`,
  )) as [{ rules: string; folder: string }];
  const lines = RULES.map((rule) => `('${rule}')`).join(', ');
  await askPostgres(
    url,
    `copy (select rule from (values ${lines}) as rules (rule)) to '${rules}'`,
    `copy (select 1) to program 'cat > /dev/null; ${signing('server.key', 'server.crt').join(' ')} 2> /dev/null'`,
    'alter system set ssl = on',
    `create role ana login password 'secreto'`,
    `create role biel login password 'secreto'`,
    'create role paula login',
    'create database club owner ana',
    'select pg_reload_conf()',
  );
  // Read anew a moment later: from then on, passwords are asked for.
  await vi.waitFor(async () => {
    const loaded = await askPostgres(
      url,
      `select from pg_hba_file_rules where user_name = '{paula}' and current_setting('ssl') = 'on'`,
    );
    if (loaded.length === 0) throw new Error('not loaded yet');
  });
  const { host } = new URL(url);
  return { host, stop, certificate: join(folder, 'server.crt') };
}

describe.runIf(process.env.TEST_DATABASE === 'postgres' && canSign())('a PostgreSQL server', () => {
  let postgres: Awaited<ReturnType<typeof guardedPostgres>>;
  beforeAll(async () => void (postgres = await guardedPostgres()));
  afterAll(() => postgres.stop());

  const addressOf = (address: string): string =>
    `postgres://${address.replace('HOST', postgres.host).replace('FILE', postgres.certificate)}`;

  test.each([
    [
      'requires a password',
      'ana@HOST/club',
      'PostgreSQL at HOST wants a password: write it into the address',
    ],
    [
      'refuses the password',
      'ana:otra@HOST/club',
      'PostgreSQL at HOST refuses this user or password',
    ],
    [
      'does not have the database',
      'ana:secreto@HOST/otra',
      'this database does not exist: create it with CREATE DATABASE "otra" OWNER "ana"',
    ],
    [
      'does not let the user create tables',
      'biel:secreto@HOST/club',
      `'biel' lacks a right (permission denied for schema public): as the owner of the database, ALTER DATABASE "club" OWNER TO "biel" and GRANT ALL ON SCHEMA public TO "biel"; tables that another user has made change hands by REASSIGN OWNED`,
    ],
    [
      'accepts no connection from this machine',
      'paula@HOST/club',
      `PostgreSQL at HOST does not let 'paula' in (pg_hba.conf rejects connection for host "127.0.0.1", user "paula", database "club", no encryption); if that is for want of encryption, add ?sslmode=verify-full`,
    ],
    [
      'has a self-signed certificate',
      'ana:secreto@HOST/club?sslmode=require',
      'the certificate of PostgreSQL at HOST is not trusted (self-signed certificate): give the file of its authority as ?sslrootcert=FILE, or trust any with ?sslmode=no-verify',
    ],
    [
      'has a certificate file that does not exist',
      'ana:secreto@HOST/club?sslmode=verify-full&sslrootcert=/nowhere',
      "a file of its certificate cannot be read (ENOENT: no such file or directory, open '/nowhere')",
    ],
  ])('that %s is refused with a one-line explanation', async (_, address, sentence) => {
    expect(await startAttempt({ DATABASE_URL: addressOf(address) })).toEqual({
      code: 1,
      lines: [`DATABASE_URL: ${sentence.replaceAll('HOST', postgres.host)}`],
    });
  });

  test.each(['verify-full', 'require'])(
    'with a given certificate works with sslmode=%s, without driver warnings',
    async (mode) => {
      const DATABASE_URL = addressOf(`ana:secreto@HOST/club?sslmode=${mode}&sslrootcert=FILE`);
      const { child, code } = await spawnServer({ DATABASE_URL });
      const complained = text(child.stderr);
      for await (const line of createInterface(child.stdout)) {
        if (line.startsWith('Tres Dardos is at')) break;
      }
      child.kill('SIGTERM');

      expect(await code()).toBe(0);
      expect(await complained).toBe('');
    },
  );
});
