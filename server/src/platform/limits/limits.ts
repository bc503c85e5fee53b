import { isOfAddress, type LimitName, type LimitTable } from '#platform/config/rate-limits.ts';
import { addressKey } from './address-key.ts';
import { memoryCounter, type Counter } from './memory-counter.ts';
import { redisCounter } from './redis-counter.ts';
import type { Redis } from '#platform/redis.ts';
import { TooManyRequests } from '#platform/refusals.ts';

export type Limits = {
  /** Counts one use. @throws {TooManyRequests} if the key has no use left */
  readonly take: (name: LimitName, key: string) => Promise<void>;
  /** Takes back the count of one use. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Takes back the count of all uses. */
  readonly clear: (name: LimitName, key: string) => Promise<void>;
};

const nothing = async () => {};

export const noLimits: Limits = { take: nothing, giveBack: nothing, clear: nothing };

/** Limits counted by each server alone: they protect its own resources. */
const PER_SERVER: ReadonlySet<LimitName> = new Set(['calls-address', 'handshakes-address']);

/** Rate-limit counters, shared through Redis; per process while Redis is unreachable. */
export function limitsOf(table: LimitTable, redis: Redis | undefined): Limits {
  const counters = new Map<LimitName, Counter>();
  const make = (name: LimitName): Counter => {
    const windowMs = table[name].seconds * 1000;
    const isAlone = !redis || PER_SERVER.has(name);
    return isAlone ? memoryCounter(windowMs) : redisCounter(redis, `limit:${name}`, windowMs);
  };
  const counterOf = (name: LimitName): Counter => {
    const counter = counters.get(name) ?? make(name);
    counters.set(name, counter);
    return counter;
  };
  const keyOf = (name: LimitName, key: string): string =>
    isOfAddress(name) ? addressKey(key) : key;

  return {
    async take(name, key) {
      const { count, msLeft } = await counterOf(name).add(keyOf(name, key));
      if (count > table[name].points) throw new TooManyRequests(Math.ceil(msLeft / 1000));
    },
    giveBack: (name, key) => counterOf(name).takeBack(keyOf(name, key)),
    clear: (name, key) => counterOf(name).clear(keyOf(name, key)),
  };
}
