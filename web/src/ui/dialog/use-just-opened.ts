import { useEffect, useState } from 'react';

const DEAF_MS = 500;

/**
 * True just after a dialog has opened by itself: a tap in that time, such as the second half of a double tap, was meant
 * for the content before.
 */
export function useJustOpened(): boolean {
  const [isJustOpened, setJustOpened] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setJustOpened(false), DEAF_MS);
    return () => clearTimeout(timer);
  }, []);
  return isJustOpened;
}
