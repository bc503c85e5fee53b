import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Point } from '#tournaments/bracket-geometry.ts';

export type Pinch = {
  readonly ratio: number; // distance between the two fingers, relative to their first distance
  readonly from: Point; // first midpoint between the fingers, relative to the window
  readonly to: Point; // current midpoint
};

type Handlers = {
  readonly onPinch: (pinch: Pinch) => void;
  readonly onEnd: (pinch: Pinch) => void;
};

type Fingers = { readonly apart: number; readonly middle: Point };

/** Reports pinches on an element for which the browser's own zoom is turned off. */
export function usePinch(ref: RefObject<HTMLElement | null>, { onPinch, onEnd }: Handlers): void {
  const report = useEffectEvent(onPinch);
  const reportEnd = useEffectEvent(onEnd);

  useEffect(() => {
    const ending = new AbortController();
    let first: Fingers | undefined; // undefined unless two fingers are down
    let last: Pinch | undefined;

    const move = (event: TouchEvent) => {
      const fingers = fingersIn(event);
      if (!fingers || !event.cancelable) return; // an event that cannot be cancelled already scrolls
      event.preventDefault();
      first ??= fingers;
      last = { ratio: fingers.apart / first.apart, from: first.middle, to: fingers.middle };
      report(last);
    };
    const end = () => {
      if (last) reportEnd(last);
      first = undefined;
      last = undefined;
    };

    const { signal } = ending;
    ref.current?.addEventListener('touchmove', move, { passive: false, signal });
    ref.current?.addEventListener('touchend', end, { signal });
    ref.current?.addEventListener('touchcancel', end, { signal });
    return () => ending.abort();
  }, [ref]);
}

function fingersIn({ touches }: TouchEvent): Fingers | undefined {
  const [one, other] = touches;
  if (!one || !other || touches.length > 2) return undefined;
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  };
}
