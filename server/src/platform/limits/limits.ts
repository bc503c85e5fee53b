import type { LimitName, LimitTable } from '#platform/config/limit-table.ts';
import { addressKey } from './address-key.ts';
import { memoryCounter, type Counter } from './memory-counter.ts';
import { redisCounter } from './redis-counter.ts';
import type { Redis } from '#platform/redis.ts';
import { TooManyRequests } from '#platform/refusals.ts';

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
