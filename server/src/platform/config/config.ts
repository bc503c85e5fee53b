import { resolve } from 'node:path';
import { password as knownPassword } from '@darts/contracts/accounts';
import { EMAIL } from '@darts/rules/accounts/emails';
import * as z from 'zod/mini';
import { words } from '#platform/words.ts';
import { DEFAULT_LIMITS, type Limit, type LimitName, type LimitTable } from './limit-table.ts';
import {
  atLeastOne,
  networks,
  port,
  redis,
  secondsOfDay,
  sender,
  text,
} from './setting-schemas.ts';
import { StartError } from './start-error.ts';

/** The settings, checked. What each means is in the README's table. */
export type Config = Readonly<{
  host: string;
  port: number;
  publicUrl: URL;
  databaseUrl: string | undefined; // absent: the embedded database in `dataDir`
  redisUrl: string | undefined; // absent: this is the only server
  trustProxy: string; // whose word on where a call comes from is believed
  dataDir: string;
  sponsorsDir: string;
  admin:
    | { readonly username: string; readonly email: string; readonly password: string }
    | undefined;
  disconnectSeconds: number; // the wait for an absent player
  limits: LimitTable | undefined; // absent: nothing is limited
  connections: { readonly perAddress: number; readonly perSession: number }; // open at a time
  smtpUrl: string | undefined; // absent: mails are files in `dataDir`
  mailFrom: Sender;
  google: Google | undefined; // absent: no sign-in with Google
  metricsToken: string | undefined; // absent: no metrics
  realtimeFast: boolean; // whether requests and events pass Socket.IO by
  serviceWorker: boolean; // whether browsers may start the app without a network
  logLevel: string;
}>;

/** Whom mails are from. */
type Sender = { readonly name: string; readonly address: string };

/** The identity provider, and who we are to it. */
export type Google = {
  readonly clientId: string;
  readonly issuers: readonly string[];
  readonly jwksUrl: string;
};

// Their values are not repeated where they are wrong.
const SECRETS = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
]);

const GOOGLE_JWKS = 'https://www.googleapis.com/oauth2/v3/certs';
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** `LIMIT_LOGIN_ACCOUNT`, written as so many in so many seconds: `10/900`. */
const limitVariable = (name: LimitName) =>
  `LIMIT_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

// Of an object of ours, whose keys are these and no others.
const LIMIT_NAMES = Object.keys(DEFAULT_LIMITS) as LimitName[];

const limit = z.optional(z.string().check(z.regex(/^[1-9]\d*\/[1-9]\d*$/)));

const web = z.url({ protocol: /^https?$/, hostname: /^[^*]+$/ }); // of one site

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
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
  ...Object.fromEntries(LIMIT_NAMES.map((name) => [limitVariable(name), limit])),
  LIMIT_CONNECTIONS_ADDRESS: z._default(atLeastOne, 1000),
  LIMIT_CONNECTIONS_SESSION: z._default(atLeastOne, 20),
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

/** The names of all settings. */
export const SETTINGS = Object.keys(environment.shape);

/**
 * Reads the settings. An empty variable counts as absent.
 *
 * @throws {StartError} naming the first variable that makes no sense
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new StartError(
      SECRETS.has(name)
        ? words.start.wrongSecret(name)
        : words.start.wrongValue(name, given[name] ?? ''),
    );
  }
  const read = parsed.data;
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
    limits: read.RATE_LIMITS === 'on' ? limitsIn(given) : undefined,
    connections: connectionsIn(read),
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

/** Links are made from its origin, so that whatever else it says would be lost. */
function publicUrlOf({ PUBLIC_URL, PORT }: z.output<typeof environment>): URL {
  const url = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  if (url.href !== `${url.origin}/`) throw new StartError(words.start.partOfSite);
  return url;
}

function limitsIn(given: Readonly<Record<string, string | undefined>>): LimitTable {
  const table: Record<LimitName, Limit> = { ...DEFAULT_LIMITS };
  for (const name of LIMIT_NAMES) {
    const [points, seconds] = given[limitVariable(name)]?.split('/').map(Number) ?? [];
    if (points && seconds) table[name] = { points, seconds };
  }
  return table;
}

function connectionsIn(read: z.output<typeof environment>): Config['connections'] {
  if (read.RATE_LIMITS === 'off') return { perAddress: Infinity, perSession: Infinity };
  return { perAddress: read.LIMIT_CONNECTIONS_ADDRESS, perSession: read.LIMIT_CONNECTIONS_SESSION };
}

function redisUrlOf({ REDIS_URL, DATABASE_URL }: z.output<typeof environment>) {
  if (REDIS_URL && !DATABASE_URL) {
    throw new StartError(words.start.redisAlone);
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
  throw new StartError(words.start.halfAnAdmin);
}
