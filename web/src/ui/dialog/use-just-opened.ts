import { useEffect, useState } from 'react';

const DEAF_MS = 500;

/**
 * True just after a dialog opened by itself: a tap was meant for what was there before, as is the
 * second half of a double tap.
 */
export function useJustOpened(): boolean {
  const [isJustOpened, setJustOpened] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setJustOpened(false), DEAF_MS);
    return () => clearTimeout(timer);
  }, []);
  return isJustOpened;
}
