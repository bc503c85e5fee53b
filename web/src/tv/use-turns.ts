import { useEffect, useState } from 'react';

/** Time that each page is shown, in milliseconds. */
const PAGE_MS = 12_000;

/** Returns the page shown now, from 0; it advances by a timer. */
export function useTurns(pages: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (pages === 1) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  return turn % pages;
}
