import { resolve } from 'node:path';
import { password as knownPassword } from '@darts/contracts/accounts';
import { EMAIL } from '@darts/rules/accounts/emails';
import * as z from 'zod/mini';
import { DEFAULT_CLUB_SIZE, isLimitName, readLimits, type LimitTable } from './rate-limits.ts';
import {
  atLeastOne,
  networks,
  port,
  redis,
  secondsOfDay,
  sender,
  text,
} from './setting-schemas.ts';
import { invalidValue, StartError } from './start-error.ts';

/** The parsed settings, explained in docs/settings.md. */
export type Config = Readonly<{
  host: string;
  port: number;
  publicUrl: URL;
  databaseUrl: string | undefined; // absent: the embedded database in `dataDir`
  redisUrl: string | undefined; // absent: this is the only server
  trustProxy: string; // addresses and networks whose `X-Forwarded-For` is trusted
  dataDir: string;
  sponsorsDir: string;
  admin:
    | { readonly username: string; readonly email: string; readonly password: string }
    | undefined;
  disconnectSeconds: number; // until an absent player loses
  limits: LimitTable | undefined; // absent: nothing is limited
  smtpUrl: string | undefined; // absent: mails are files in `dataDir`
  mailFrom: Sender;
  google: Google | undefined; // absent: no sign-in with Google
  metricsToken: string | undefined; // absent: no metrics
  realtimeFast: boolean; // true: requests and events bypass Socket.IO
  serviceWorker: boolean; // true: browsers start the app without a network
  logLevel: string;
}>;

type Sender = { readonly name: string; readonly address: string };

/** Settings of sign-in with Google. */
export type Google = {
  readonly clientId: string;
  readonly issuers: readonly string[];
  readonly jwksUrl: string;
};

// Error messages do not repeat the values of these variables.
const SECRETS = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
]);

const GOOGLE_JWKS = 'https://www.googleapis.com/oauth2/v3/certs';
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

const web = z.url({ protocol: /^https?$/, hostname: /^[^*]+$/ }); // a single host, without wildcards

const environment = z.object({
  HOST: z._default(text, '127.0.0.1'),
  PORT: z._default(port, 3000),
  PUBLIC_URL: z.optional(web),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  REDIS_URL: z.optional(redis),
  TRUST_PROXY: z._default(networks, 'loopback'),
  DATA_DIR: z._default(text, './data'),
  SPONSORS_DIR: z._default(text, './sponsors'),
  ADMIN_USERNAME: z.optional(text),
  ADMIN_EMAIL: z.optional(z.email({ pattern: EMAIL })),
  ADMIN_PASSWORD: z.optional(z.pipe(text, knownPassword)),
  RATE_LIMITS: z._default(text, 'on'),
  CLUB_SIZE: z._default(atLeastOne, DEFAULT_CLUB_SIZE),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, hostname: /./ })),
  MAIL_FROM: z._default(sender, { name: 'Tres Dardos', address: 'no-responder@localhost' }),
  GOOGLE_CLIENT_ID: z.optional(text),
  GOOGLE_ISSUER: z.optional(web),
  GOOGLE_JWKS_URL: z._default(web, GOOGLE_JWKS),
  DISCONNECT_SECONDS: z._default(secondsOfDay, 300),
  METRICS_TOKEN: z.optional(text.check(z.minLength(16))),
  REALTIME_FAST: z._default(z.enum(['on', 'off']), 'on'),
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export const SETTINGS = Object.keys(environment.shape);

/**
 * Reads the settings. An empty variable counts as absent.
 *
 * @throws {StartError} naming the first invalid variable
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new StartError(
      SECRETS.has(name) ? `${name}: invalid value` : invalidValue(name, given[name] ?? ''),
    );
  }
  const read = parsed.data;
  refuseFormerLimits(given);
  return {
    host: read.HOST,
    port: read.PORT,
    publicUrl: publicUrlOf(read),
    databaseUrl: read.DATABASE_URL,
    redisUrl: redisUrlOf(read),
    trustProxy: read.TRUST_PROXY,
    dataDir: resolve(read.DATA_DIR),
    sponsorsDir: resolve(read.SPONSORS_DIR),
    admin: adminOf(read),
    limits: readLimits(read.RATE_LIMITS, read.CLUB_SIZE),
    disconnectSeconds: read.DISCONNECT_SECONDS,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    google: googleOf(read),
    metricsToken: read.METRICS_TOKEN,
    realtimeFast: read.REALTIME_FAST === 'on',
    serviceWorker: read.SERVICE_WORKER === 'on',
    logLevel: read.LOG_LEVEL,
  };
}

/**
 * Returns the public URL. Links are built from its origin, so a path or query would be lost.
 *
 * @throws {StartError} if the URL is more than an origin
 */
function publicUrlOf({ PUBLIC_URL, PORT }: z.output<typeof environment>): URL {
  const url = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  if (url.href !== `${url.origin}/`)
    throw new StartError(
      'PUBLIC_URL: must be the address of a whole site, such as https://darts.example: no path, query, fragment, user or password',
    );
  return url;
}

/**
 * Refuses former variables such as `LIMIT_LOGIN_ACCOUNT`, which `RATE_LIMITS` has replaced.
 *
 * @throws {StartError}
 */
function refuseFormerLimits(given: Readonly<Record<string, string | undefined>>): void {
  for (const [variable, value] of Object.entries(given)) {
    const name = variable
      .replace(/^LIMIT_/, '')
      .replaceAll('_', '-')
      .toLowerCase();
    if (variable.startsWith('LIMIT_') && isLimitName(name)) {
      throw new StartError(`${variable}: write it as RATE_LIMITS=${name}=${value}`);
    }
  }
}

function redisUrlOf({ REDIS_URL, DATABASE_URL }: z.output<typeof environment>) {
  if (REDIS_URL && !DATABASE_URL) {
    throw new StartError('REDIS_URL: several servers share a PostgreSQL: DATABASE_URL is missing');
  }
  return REDIS_URL;
}

function googleOf(read: z.output<typeof environment>): Google | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer, GOOGLE_JWKS_URL: jwksUrl } = read;
  return clientId ? { clientId, jwksUrl, issuers: issuer ? [issuer] : GOOGLE_ISSUERS } : undefined;
}

function adminOf(read: z.output<typeof environment>): Config['admin'] {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = read;
  if (!username && !email && !password) return undefined;
  if (username && email && password) return { username, email, password };
  throw new StartError('ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD: set all three, or none');
}
