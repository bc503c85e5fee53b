const WITHIN_MS = 500;
const NEAR_PX = 32;

type Tap = { readonly detail: number; readonly clientX: number; readonly clientY: number };

/**
 * Ignores the second half of a double tap, after a tap that has changed the content under the finger. A tap elsewhere
 * is not ignored.
 */
export function ignoreSecondTap({ detail, clientX, clientY }: Tap): void {
  if (detail === 0) return; // pressed by keyboard
  const end = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR_PX) return end.abort();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of ['pointerdown', 'pointerup', 'click'] as const) {
    addEventListener(kind, ignore, { capture: true, signal: end.signal });
  }
  setTimeout(() => end.abort(), WITHIN_MS);
}
