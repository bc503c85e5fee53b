import type { Turn } from '@darts/rules/play/x01/turn';
import { useEffect, useState } from 'react';

export const BUST_MS = 2500;

/**
 * Returns a turn that has just busted, for {@link BUST_MS}.
 *
 * @param turns oldest first; busts before the first render and undone busts do not count
 */
export function useBust(turns: readonly Turn[]): Turn | undefined {
  const [seen, setSeen] = useState(turns.length);
  const [busted, setBusted] = useState<Turn>();

  if (seen !== turns.length) {
    const last = turns.at(-1);
    setSeen(turns.length);
    if (turns.length < seen) setBusted(undefined);
    else if (last?.bust) setBusted(last);
  }

  useEffect(() => {
    if (!busted) return undefined;
    const timer = setTimeout(() => setBusted(undefined), BUST_MS);
    return () => clearTimeout(timer);
  }, [busted]);

  return busted;
}
