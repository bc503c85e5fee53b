import { LRUCache } from 'lru-cache';

type Cached<Value> = { readonly state: string; readonly value: Promise<Value> };

/**
 * Values that are each computed once for all who ask, until the state changes that they were computed
 * from. Who asks meanwhile waits for the same computation; after a failure the next caller tries again.
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
