import { useEffect, useState } from 'react';

const SETTLED_AFTER = 250; // milliseconds

/** What is typed, once it has stayed the same for a moment: no server is asked letter by letter. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [typed]);

  return settled;
}
