import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 400;

/** True if the user prefers reduced motion. */
export const prefersStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns a number that counts from the previous value to the new one. */
export function useAnimatedNumber(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  const [isStill] = useState(prefersStillness);

  useEffect(() => {
    const first = from.current;
    if (isStill || first === value) return undefined;

    const begun = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(Math.max(now - begun, 0) / COUNT_MS, 1);
      from.current = Math.round(first + (value - first) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, isStill]);

  return isStill ? value : shown;
}
