import { useEffect, useState } from 'react';

const SETTLED_MS = 250;

/** Returns the typed text once it has not changed for a moment, so that no search is sent for every letter. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return settled;
}
