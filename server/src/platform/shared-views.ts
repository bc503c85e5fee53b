import { LRUCache } from 'lru-cache';

const LIFETIME_MS = 400;
const MAX_VIEWS = 500;

/**
 * Returns `make` with a short-lived cache, for views that many readers poll. Readers of the same view share one result
 * for `LIFETIME_MS`.
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

/** Memoises `make` per view object. A result is kept as long as its view. */
export function oncePerView<View extends object, Made>(make: (view: View) => Made) {
  const made = new WeakMap<View, Made>();
  return (view: View): Made => {
    const result = made.get(view) ?? make(view);
    made.set(view, result);
    return result;
  };
}
