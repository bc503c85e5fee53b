import { useState } from 'react';

/** The dart of the turn that the next one entered takes the place of, by its index; none unless one is picked. */
export function usePickedDart(turn: number, darts: readonly unknown[]) {
  const [picked, setPicked] = useState<{ readonly turn: number; readonly index: number }>();
  const isThere = picked?.turn === turn && picked.index < darts.length;
  const pick = (index: number | undefined) =>
    setPicked(index === undefined ? undefined : { turn, index });

  return [isThere ? picked.index : undefined, pick] as const;
}
