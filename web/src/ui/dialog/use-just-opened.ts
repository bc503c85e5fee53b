import { useEffect, useState } from 'react';

const DEAF_MS = 500;

/**
 * Whether what opens by itself did so just now: a tap that it gets was meant for what was there before,
 * as is the second half of a double tap.
 */
export function useJustOpened(): boolean {
  const [isJustOpened, setJustOpened] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setJustOpened(false), DEAF_MS);
    return () => clearTimeout(timer);
  }, []);
  return isJustOpened;
}
