/** For how long a view is shown again before it is made anew, in milliseconds. */
const FRESH_FOR = 400;

/** Of how many things views are kept at most. */
const MAX_VIEWS = 500;

type Kept<View> = { readonly view: Promise<View>; readonly until: number };

/** Views that many ask for every moment: each is made once for all who ask at about the same time. */
export function sharedViews<View>(make: (id: string) => Promise<View>) {
  const kept = new Map<string, Kept<View>>(); // those made last at the end

  return {
    of(id: string): Promise<View> {
      const now = performance.now();
      const known = kept.get(id);
      if (known && now < known.until) return known.view;
      const view = make(id);
      kept.delete(id);
      kept.set(id, { view, until: now + FRESH_FOR });
      if (kept.size > MAX_VIEWS) kept.delete(kept.keys().next().value ?? '');
      return view;
    },

    /** Who asks from now on is shown a view that is made from now on. */
    forget(id: string): void {
      kept.delete(id);
    },
  };
}
