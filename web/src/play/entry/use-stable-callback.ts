import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every rendering, which does what the last one given does. For event handlers. */
export function useStableCallback<Args extends unknown[]>(handle: (...args: Args) => void) {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
