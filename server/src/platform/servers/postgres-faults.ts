import pg from 'pg';
import { codeOf, connectionFault, firstOf, messageOf } from '#platform/connection-faults.ts';

const HOW_TRUSTED =
  'give the file of its authority as ?sslrootcert=FILE, or trust any with ?sslmode=no-verify';

/**
 * Returns why PostgreSQL cannot be used and what to do, in one line that names the setting.
 *
 * @param error of a connection or a query
 */
export function postgresFault(error: unknown, databaseUrl: string): string {
  const { host, username, pathname } = new URL(databaseUrl);
  const [user, database] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))];
  const root = firstOf(error);
  const said = messageOf(root).replaceAll(/\s+/g, ' ');
  // By PostgreSQL's error codes, and Node's.
  const reasons: Readonly<Record<string, string>> = {
    '28000': `PostgreSQL at ${host} does not let '${user}' in (${said}); if that is for want of encryption, add ?sslmode=verify-full`,
    '28P01': `PostgreSQL at ${host} refuses this user or password`,
    '3D000': `this database does not exist: create it with CREATE DATABASE "${database}" OWNER "${user}"`,
    '42501': `'${user}' lacks a right (${said}): make it the owner of the database and of its tables, with ALTER DATABASE "${database}" OWNER TO "${user}" and GRANT ALL ON SCHEMA public TO "${user}"`,
    '53300': `PostgreSQL at ${host} has no connection left: raise max_connections, or the pooler's pool_size, to 25 for each server`,
    ENOENT: `a file of its certificate cannot be read (${said})`,
  };
  const reason =
    reasons[codeOf(root)] ??
    connectionFault(root, `PostgreSQL at ${host}`, HOW_TRUSTED) ??
    (root instanceof pg.DatabaseError || /SSL/.test(said)
      ? `PostgreSQL at ${host}, or a pooler before it, says '${said}'`
      : `PostgreSQL does not answer at ${host}`);
  return `DATABASE_URL: ${reason}`;
}
