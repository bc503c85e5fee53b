import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { addressKey } from './address-key.ts';
import type { Redis } from './redis.ts';
import { TooManyRequests } from './refusals.ts';

/** So many of something in so many seconds. */
export type Limit = { readonly points: number; readonly seconds: number };

/** Everything that is limited, and how much of it is normal use with room to spare. */
export const DEFAULT_LIMITS = {
  calls: { points: 1200, seconds: 60 }, // of one session, or of one address without one
  events: { points: 300, seconds: 10 }, // of one connection
  loginAccount: { points: 10, seconds: 900 }, // wrong passwords for one account
  loginAddress: { points: 150, seconds: 900 }, // wrong passwords from one address, a club's too
  recoveryAccount: { points: 3, seconds: 3600 }, // mails to one account
  recoveryAddress: { points: 60, seconds: 3600 },
  signupAddress: { points: 200, seconds: 3600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof DEFAULT_LIMITS;
export type LimitTable = Readonly<Record<LimitName, Limit>>;

export type Limits = {
  /** @throws {TooManyRequests} when there is none left for the key */
  readonly take: (name: LimitName, key: string) => Promise<void>;
  /** Takes back one, or all, that the key has used. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>;
  readonly clear: (name: LimitName, key: string) => Promise<void>;
};

const nothing = async () => {};

export const noLimits: Limits = { take: nothing, giveBack: nothing, clear: nothing };

/** Counts what is used: with all servers together through Redis, and alone while it is away. */
export function limitsOf(table: LimitTable, redis: Redis | undefined): Limits {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const make = (name: LimitName): RateLimiterAbstract => {
    const { points, seconds: duration } = table[name];
    const own = new RateLimiterMemory({ keyPrefix: name, points, duration });
    const isOfOneConnection = name === 'events';
    if (!redis || isOfOneConnection) return own;
    return new RateLimiterRedis({
      storeClient: redis.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
      keyPrefix: `limit:${name}`,
      points,
      duration,
    });
  };
  const keyOf = (name: LimitName, key: string): string =>
    name.endsWith('Address') ? addressKey(key) : key;
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const made = limiters.get(name) ?? make(name);
    limiters.set(name, made);
    return made;
  };

  return {
    async take(name, key) {
      try {
        await limiter(name).consume(keyOf(name, key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new TooManyRequests(Math.ceil(error.msBeforeNext / 1000));
      }
    },
    async giveBack(name, key) {
      await limiter(name).reward(keyOf(name, key));
    },
    async clear(name, key) {
      await limiter(name).delete(keyOf(name, key));
    },
  };
}
