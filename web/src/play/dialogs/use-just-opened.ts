import { useState } from 'react';

const DEAF_MS = 500;

/**
 * Tells whether what opened by itself did so just now: a tap that it gets was meant for what was there
 * before, as is the second half of a double tap.
 */
export function useJustOpened(): () => boolean {
  const [openedAt] = useState(() => performance.now());
  return () => performance.now() - openedAt < DEAF_MS;
}
