import { LRUCache } from 'lru-cache';

const LIFETIME_MS = 400;
const MAX_VIEWS = 500;

/** Cache of views that many readers poll: concurrent readers share one, which expires by itself. */
export function sharedViews<View>(make: (id: string) => Promise<View>) {
  const cache = new LRUCache<string, Promise<View>>({ max: MAX_VIEWS, ttl: LIFETIME_MS });

  return {
    of(id: string): Promise<View> {
      const cached = cache.get(id);
      if (cached) return cached;
      const view = make(id);
      cache.set(id, view);
      return view;
    },
  };
}
