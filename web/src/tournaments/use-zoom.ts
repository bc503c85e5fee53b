import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Point } from './bracket-geometry.ts';
import { usePinch } from './use-pinch.ts';

const LEAST = 0.25;
const MOST = 2;
const STEP = 1.25; // of the buttons

/** How large what is in a scrolled box is drawn. What one looks at stays where it is. */
export function useZoom(box: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);

  /** @param at what is to stay in its place, from the box's corner; its middle if left out */
  function zoomTo(wanted: number, at?: Point) {
    const element = box.current;
    if (!element) return;
    const next = Math.min(MOST, Math.max(LEAST, wanted));
    const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const grown = next / zoom;
    const left = (element.scrollLeft + x) * grown - x;
    const top = (element.scrollTop + y) * grown - y;
    flushSync(() => setZoom(next)); // it has to have its new size to be scrolled
    element.scrollTo({ left, top, behavior: 'instant' });
  }

  usePinch(box, (ratio, at) => {
    const corner = box.current?.getBoundingClientRect();
    zoomTo(zoom * ratio, { x: at.x - (corner?.left ?? 0), y: at.y - (corner?.top ?? 0) });
  });

  return {
    zoom,
    zoomIn: zoom < MOST ? () => zoomTo(zoom * STEP) : undefined,
    zoomOut: zoom > LEAST ? () => zoomTo(zoom / STEP) : undefined,
  };
}
