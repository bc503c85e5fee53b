import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** The settings, checked. What each means is in the README's table. */
export type Config = Readonly<{
  host: string;
  port: number;
  publicUrl: URL;
  databaseUrl: string | undefined; // absent: the embedded database in `dataDir`
  dataDir: string;
  sponsorsDir: string;
  admin:
    | { readonly username: string; readonly email: string; readonly password: string }
    | undefined;
  rateLimits: boolean;
  logLevel: string;
}>;

/** A setting that makes no sense: one line that names it. */
export class ConfigError extends Error {}

const text = z.string().check(z.trim(), z.minLength(1));

const environment = z.object({
  HOST: z._default(text, '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATA_DIR: z._default(text, './data'),
  SPONSORS_DIR: z._default(text, './sponsors'),
  ADMIN_USERNAME: z.optional(text),
  ADMIN_EMAIL: z.optional(z.email()),
  ADMIN_PASSWORD: z.optional(text),
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

/**
 * Reads the settings. An empty variable counts as absent.
 *
 * @throws {ConfigError} naming the first variable that makes no sense
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new ConfigError(`${name}: el valor «${given[name] ?? ''}» no es válido.`);
  }
  const read = parsed.data;
  return {
    host: read.HOST,
    port: read.PORT,
    publicUrl: new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`),
    databaseUrl: read.DATABASE_URL,
    dataDir: resolve(read.DATA_DIR),
    sponsorsDir: resolve(read.SPONSORS_DIR),
    admin: adminOf(read),
    rateLimits: read.RATE_LIMITS === 'on',
    logLevel: read.LOG_LEVEL,
  };
}

function adminOf(read: z.output<typeof environment>): Config['admin'] {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = read;
  if (!username && !email && !password) return undefined;
  if (username && email && password) return { username, email, password };
  throw new ConfigError(
    'ADMIN_USERNAME, ADMIN_EMAIL y ADMIN_PASSWORD: hay que dar los tres, o ninguno.',
  );
}
