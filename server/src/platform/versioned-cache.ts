import { LRUCache } from 'lru-cache';

type Cached<Value> = { readonly state: string; readonly value: Promise<Value> };

/**
 * Returns a function that caches computed values, each valid for the `state` that it was computed from. Concurrent
 * callers share a computation. Failures are not cached.
 */
export function versionedCache<Value extends object>(max: number) {
  const cache = new LRUCache<string, Cached<Value>>({ max });

  return function valueOf(
    key: string,
    state: string,
    compute: () => Promise<Value>,
  ): Promise<Value> {
    const cached = cache.get(key);
    if (cached?.state === state) return cached.value;
    const computed = { state, value: compute() };
    cache.set(key, computed);
    computed.value.catch(() => cache.get(key) === computed && cache.delete(key));
    return computed.value;
  };
}
