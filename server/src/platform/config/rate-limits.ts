import { invalidValue, StartError } from './start-error.ts';

/** Allowed uses of a key: `points` per `seconds`, or, if `seconds` is infinite, `points` at a time. */
export type Limit = { readonly points: number; readonly seconds: number };

const AT_A_TIME = Infinity; // seconds

/** All rate limits. The defaults leave room above normal use. An address is a household, or a club of 500 people. */
export const DEFAULT_LIMITS = {
  calls: { points: 1200, seconds: 60 }, // by one account
  'calls-address': { points: 30_000, seconds: 60 }, // one call per second for each member of a club
  'anonymous-address': { points: 1200, seconds: 60 }, // calls without a session: those to log in, and others
  'guests-address': { points: 15_000, seconds: 60 }, // public pages: 160 readers of a live league, 330 of a bracket
  'screens-address': { points: 6000, seconds: 60 }, // 50 screens with a game, two calls a second each
  'pages-address': { points: 1200, seconds: 60 }, // public pages loaded without a session
  'drawings-address': { points: 60, seconds: 600 }, // previews drawn, at half a second of a core each
  calendars: { points: 60, seconds: 60 }, // reads of one calendar: by its secret address, or by one account
  games: { points: 60, seconds: 3600 }, // started by one account, from the lobby or as a rematch
  history: { points: 60, seconds: 60 }, // entries in the history of competitions, by one account
  events: { points: 300, seconds: 10 }, // realtime messages of one account
  'handshakes-address': { points: 1200, seconds: 60 }, // realtime connections opened: a whole club reconnects
  'connections-address': { points: 1000, seconds: AT_A_TIME },
  'connections-session': { points: 20, seconds: AT_A_TIME },
  'entry-address': { points: 1000, seconds: 900 }, // logins, successful ones too
  'login-account': { points: 10, seconds: 900 }, // wrong passwords
  'login-address': { points: 150, seconds: 900 }, // wrong passwords
  'password-change': { points: 5, seconds: 3600 }, // by one account
  publishing: { points: 20, seconds: 3600 }, // leagues and tournaments made public, by one account
  'recovery-account': { points: 3, seconds: 1800 }, // mails to one account, within the lifetime of a link
  'recovery-address': { points: 60, seconds: 3600 },
  'screen-codes-address': { points: 60, seconds: 3600 }, // codes of local games for screens
  'screen-guesses-address': { points: 60, seconds: 600 }, // wrong codes
  'signup-address': { points: 200, seconds: 3600 },
} as const satisfies Record<string, Limit>;

export const DEFAULT_CLUB_SIZE = 500; // people
const MIN_SCALE = 0.1;

export type LimitName = keyof typeof DEFAULT_LIMITS;
export type LimitTable = Readonly<Record<LimitName, Limit>>;

export const isLimitName = (name: string): name is LimitName => Object.hasOwn(DEFAULT_LIMITS, name);

/** True if a limit counts by IP address, and not by account, session or calendar. */
export const isOfAddress = (name: string): boolean => name.endsWith('-address');

const ENTRY = /^(?<name>[a-z-]+)=(?<points>[1-9]\d*)(?:\/(?<seconds>[1-9]\d*))?$/;

/**
 * Reads `RATE_LIMITS`: `on`, `off`, or the limits that differ, as `login-account=10/900,connections-session=40`.
 *
 * @param clubSize people behind one address: scales the limits of an address that `written` does not name
 * @returns undefined if nothing is limited
 * @throws {StartError} naming the first invalid entry
 */
export function readLimits(written: string, clubSize: number): LimitTable | undefined {
  if (written === 'off') return undefined;
  const table: Record<LimitName, Limit> = { ...DEFAULT_LIMITS };
  const scale = Math.max(clubSize / DEFAULT_CLUB_SIZE, MIN_SCALE);
  for (const name of Object.keys(table).filter(isLimitName).filter(isOfAddress)) {
    table[name] = { ...table[name], points: Math.ceil(table[name].points * scale) };
  }
  for (const entry of written === 'on' ? [] : written.split(',')) {
    const { name = '', points, seconds } = ENTRY.exec(entry.trim())?.groups ?? {};
    const hasSeconds = seconds !== undefined;
    if (!isLimitName(name) || hasSeconds === (table[name].seconds === AT_A_TIME)) {
      throw new StartError(invalidValue('RATE_LIMITS', entry));
    }
    table[name] = { points: Number(points), seconds: Number(seconds ?? AT_A_TIME) };
  }
  return table;
}
