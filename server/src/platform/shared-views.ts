import { LRUCache } from 'lru-cache';

const LIFETIME_MS = 400;
const MAX_VIEWS = 500;

/** Cache of what many readers poll: concurrent readers of a key share one, which expires by itself. */
export function sharedByKey<View extends object>() {
  const cache = new LRUCache<string, Promise<View>>({ max: MAX_VIEWS, ttl: LIFETIME_MS });

  return (key: string, make: () => Promise<View>): Promise<View> => {
    const cached = cache.get(key);
    if (cached) return cached;
    const view = make();
    cache.set(key, view);
    return view;
  };
}

/** Cache of views by id, all made in one way. */
export function sharedViews<View extends object>(make: (id: string) => Promise<View>) {
  const shared = sharedByKey<View>();
  return { of: (id: string): Promise<View> => shared(id, () => make(id)) };
}
