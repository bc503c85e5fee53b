import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Point } from './bracket-geometry.ts';

/**
 * Tells of two fingers that move apart or together on an element, instead of the browser's zoom of
 * the page.
 *
 * @param onPinch by how much more they are apart than last time, and the middle between them in the
 *   window
 */
export function usePinch(
  ref: RefObject<Element | null>,
  onPinch: (ratio: number, at: Point) => void,
): void {
  const tell = useEffectEvent(onPinch);

  useEffect(() => {
    const element = ref.current;
    if (!(element instanceof HTMLElement)) return undefined;
    const ending = new AbortController();
    let apart: number | undefined; // pixels, while two fingers are down

    const move = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other || event.touches.length > 2 || !event.cancelable) return;
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = {
        x: (one.clientX + other.clientX) / 2,
        y: (one.clientY + other.clientY) / 2,
      };
      if (apart) tell(now / apart, middle);
      apart = now;
    };
    const end = () => {
      apart = undefined;
    };

    element.addEventListener('touchmove', move, { passive: false, signal: ending.signal });
    element.addEventListener('touchend', end, { signal: ending.signal });
    element.addEventListener('touchcancel', end, { signal: ending.signal });
    return () => ending.abort();
  }, [ref]);
}
