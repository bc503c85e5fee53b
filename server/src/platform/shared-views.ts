import { LRUCache } from 'lru-cache';

const LIFETIME_MS = 400;
const MAX_VIEWS = 500;

/**
 * Returns `make` with a cache for what many readers poll: concurrent readers of the same view share one, which expires
 * by itself.
 */
export function sharedViews<Of extends readonly (string | number)[], View extends object>(
  make: (...of: Of) => Promise<View>,
): (...of: Of) => Promise<View> {
  const cache = new LRUCache<string, Promise<View>>({ max: MAX_VIEWS, ttl: LIFETIME_MS });

  return (...of) => {
    const key = of.join(' ');
    const cached = cache.get(key);
    if (cached) return cached;
    const view = make(...of);
    cache.set(key, view);
    return view;
  };
}

/** Memoises `make` per view: it is called once for as long as the view lives. */
export function oncePerView<View extends object, Made>(make: (view: View) => Made) {
  const made = new WeakMap<View, Made>();
  return (view: View): Made => {
    const result = made.get(view) ?? make(view);
    made.set(view, result);
    return result;
  };
}
