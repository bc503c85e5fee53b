import { addressKey } from './address-key.ts';
import { memoryCounter, type Counter } from './memory-counter.ts';
import { redisCounter } from './redis-counter.ts';
import type { Redis } from './redis.ts';
import { TooManyRequests } from './refusals.ts';

/** So many of something in so many seconds. */
export type Limit = { readonly points: number; readonly seconds: number };

/** Everything that is limited, and how much of it is normal use with room to spare. */
export const DEFAULT_LIMITS = {
  calls: { points: 1200, seconds: 60 }, // of one session, or of one address without one
  callsAddress: { points: 30_000, seconds: 60 }, // of one address: a club of 500, a call a second each
  events: { points: 300, seconds: 10 }, // of one session
  handshakesAddress: { points: 1200, seconds: 60 }, // connections from one address: a club that comes back
  entryAddress: { points: 1000, seconds: 900 }, // log-ins from one address, right ones too
  loginAccount: { points: 10, seconds: 900 }, // wrong passwords for one account
  loginAddress: { points: 150, seconds: 900 }, // wrong passwords from one address, a club's too
  passwordChange: { points: 5, seconds: 3600 }, // of one account, by whoever is logged in
  recoveryAccount: { points: 3, seconds: 3600 }, // mails to one account
  recoveryAddress: { points: 60, seconds: 3600 },
  signupAddress: { points: 200, seconds: 3600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof DEFAULT_LIMITS;
export type LimitTable = Readonly<Record<LimitName, Limit>>;

export type Limits = {
  /** @throws {TooManyRequests} when there is none left for the key */
  readonly take: (name: LimitName, key: string) => Promise<void>;
  /** Takes back one use of the key, or all of them. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>;
  readonly clear: (name: LimitName, key: string) => Promise<void>;
};

const nothing = async () => {};

export const noLimits: Limits = { take: nothing, giveBack: nothing, clear: nothing };

// A server protects itself by these, whatever the others do.
const ALONE: ReadonlySet<LimitName> = new Set(['callsAddress', 'handshakesAddress']);

/** Counts what is used: with all servers together through Redis, and alone while it is away. */
export function limitsOf(table: LimitTable, redis: Redis | undefined): Limits {
  const counters = new Map<LimitName, Counter>();
  const make = (name: LimitName): Counter => {
    const windowMs = table[name].seconds * 1000;
    const isAlone = !redis || ALONE.has(name);
    return isAlone ? memoryCounter(windowMs) : redisCounter(redis, `limit:${name}`, windowMs);
  };
  const counterOf = (name: LimitName): Counter => {
    const counter = counters.get(name) ?? make(name);
    counters.set(name, counter);
    return counter;
  };
  const keyOf = (name: LimitName, key: string): string =>
    name.endsWith('Address') ? addressKey(key) : key;

  return {
    async take(name, key) {
      const { count, msLeft } = await counterOf(name).add(keyOf(name, key));
      if (count > table[name].points) throw new TooManyRequests(Math.ceil(msLeft / 1000));
    },
    giveBack: (name, key) => counterOf(name).takeBack(keyOf(name, key)),
    clear: (name, key) => counterOf(name).clear(keyOf(name, key)),
  };
}
