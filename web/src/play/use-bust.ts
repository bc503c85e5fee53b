import type { Turn } from '@darts/rules/play/game';
import { useEffect, useState } from 'react';

export const BUST_MS = 2500;

/** The turn that has just busted, for as long as the screen says so. */
export function useBust(turns: readonly Turn[]): Turn | undefined {
  const [seen, setSeen] = useState(turns.length);
  const [busted, setBusted] = useState<Turn>();

  if (seen !== turns.length) {
    const last = turns.at(-1);
    setSeen(turns.length);
    setBusted(turns.length > seen && last?.bust ? last : undefined);
  }

  useEffect(() => {
    if (!busted) return undefined;
    const timer = setTimeout(() => setBusted(undefined), BUST_MS);
    return () => clearTimeout(timer);
  }, [busted]);

  return busted;
}
