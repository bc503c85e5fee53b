import { codeOf, connectionFault, firstOf, messageOf } from '#platform/connection-faults.ts';

const TRUST =
  'give the file of its authority as ?sslrootcert=FILE, or trust any with ?sslmode=no-verify';

/**
 * Returns why PostgreSQL cannot be used and what to do, in one line that names the setting.
 *
 * @param error of a connection or a query
 */
export function postgresFault(error: unknown, databaseUrl: string): string {
  const { host, username, pathname } = new URL(databaseUrl);
  const [user, database] = [decoded(username), decoded(pathname.slice(1))];
  const root = firstOf(error);
  const said = messageOf(root);
  const name = `PostgreSQL at ${host}`;
  // Keys: PostgreSQL's error codes.
  const reasons: Readonly<Record<string, string>> = {
    '28000': `${name} does not let '${user}' in (${said}); if that is for want of encryption, add ?sslmode=verify-full`,
    '28P01': `${name} refuses this user or password`,
    '3D000': `this database does not exist: create it with CREATE DATABASE "${database}" OWNER "${user}"`,
    '42501': `'${user}' lacks a right (${said}): as the owner of the database, ALTER DATABASE "${database}" OWNER TO "${user}" and GRANT ALL ON SCHEMA public TO "${user}"; tables that another user has made change hands by REASSIGN OWNED`,
    '53300': `${name} has no connection left: raise max_connections, or the pooler's pool_size, to 25 for each server`,
  };
  const reason =
    reasons[codeOf(root)] ??
    (isOfFile(root) ? `a file of its certificate cannot be read (${said})` : undefined) ??
    (said.startsWith('SASL:')
      ? `${name} wants a password: write it into the address`
      : undefined) ??
    connectionFault(root, { name, code: codeOf(root), trust: TRUST }) ??
    `${name} does not answer, or cannot be used (${said})`;
  return `DATABASE_URL: ${reason}`;
}

const isOfFile = (error: unknown): boolean =>
  error instanceof Error &&
  'syscall' in error &&
  (error.syscall === 'open' || error.syscall === 'read') &&
  'path' in error;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
