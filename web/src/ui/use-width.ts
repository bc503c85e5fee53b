import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns the width of an element in pixels, updated as it changes; 0 before layout. */
export function useWidth(ref: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return width;
}
