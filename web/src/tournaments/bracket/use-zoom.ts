import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Point } from '#tournaments/bracket-geometry.ts';
import { usePinch, type Pinch } from './use-pinch.ts';

const MIN_ZOOM = 0.25;
const MAX_ZOOM = 2;
const STEP = 1.25; // factor of the zoom buttons

const within = (zoom: number) => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

/**
 * Zooms the content of a scrollable box, and keeps the point in view in place. During a pinch, the content is only
 * transformed: a full layout is too slow for each frame.
 *
 * @param content element with all content of the box, laid out at `zoom`
 */
export function useZoom(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
) {
  const [zoom, setZoom] = useState(1);

  /** Zooms so that the point `from` of the box moves to `to`. */
  function zoomTo(wanted: number, from?: Point, to = from) {
    const element = box.current;
    if (!element) return;
    const next = within(wanted);
    const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const { x, y } = from ?? middle;
    const left = ((element.scrollLeft + x) * next) / zoom - (to ?? middle).x;
    const top = ((element.scrollTop + y) * next) / zoom - (to ?? middle).y;
    flushSync(() => setZoom(next)); // the content must have its new size before the scroll
    element.scrollTo({ left, top, behavior: 'instant' });
  }

  function stretch({ ratio, from, to }: Pinch) {
    const corner = startOf(box.current);
    const { scrollLeft = 0, scrollTop = 0 } = box.current ?? {};
    const origin = { x: scrollLeft + from.x - corner.x, y: scrollTop + from.y - corner.y };
    const moved = { x: to.x - from.x, y: to.y - from.y };
    content.current?.setAttribute(
      'style',
      [
        'will-change: transform',
        `transform-origin: ${origin.x}px ${origin.y}px`,
        `transform: translate(${moved.x}px, ${moved.y}px) scale(${within(zoom * ratio) / zoom})`,
      ].join(';'),
    );
  }

  function settle({ ratio, from, to }: Pinch) {
    const corner = startOf(box.current);
    const inBox = ({ x, y }: Point) => ({ x: x - corner.x, y: y - corner.y });
    content.current?.removeAttribute('style');
    zoomTo(zoom * ratio, inBox(from), inBox(to));
  }

  usePinch(box, { onPinch: stretch, onEnd: settle });

  return {
    zoom,
    zoomIn: zoom < MAX_ZOOM ? () => zoomTo(zoom * STEP) : undefined,
    zoomOut: zoom > MIN_ZOOM ? () => zoomTo(zoom / STEP) : undefined,
  };
}

/** Returns the inner top left corner of a box, relative to the window. */
function startOf(element: Element | null): Point {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: left + (element?.clientLeft ?? 0), y: top + (element?.clientTop ?? 0) };
}
