import { useEffect, useState } from 'react';

/** How long each of several pages is shown, in milliseconds. */
const PAGE_FOR = 12_000;

/** Which of so many pages is shown now, from 0: one after another. */
export function useTurns(pages: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (pages === 1) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), PAGE_FOR);
    return () => clearInterval(timer);
  }, [pages]);
  return turn % pages;
}
