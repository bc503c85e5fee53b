import { useState } from 'react';
import { spokenDart, totalOf, type ThrownDart } from '#play/board/thrown-dart.ts';
import { words } from './words.ts';

const SAID_AGAIN = '\u00a0'; // the same words are read out once more only as another text

/** What whoever does not see the slots hears of each dart: what it hit, and what is left. */
export function useDartStatus(left: number) {
  const [status, setStatus] = useState('');

  const say = (what: string, darts: readonly ThrownDart[]) => {
    const next = `${what}. ${words.left(left - totalOf(darts))}.`;
    setStatus((held) => (held === next ? next + SAID_AGAIN : next));
  };

  return {
    status,

    /** @param darts of the turn, with the one that was thrown at its index */
    sayThrown(index: number, darts: readonly ThrownDart[]) {
      const dart = darts[index];
      if (dart) say(`${words.nthDart[index]}: ${spokenDart(dart)}`, darts);
    },

    /** @param darts of the turn, without this one */
    sayUndone: (dart: ThrownDart, darts: readonly ThrownDart[]) =>
      say(words.undone(spokenDart(dart)), darts),

    sayNothing: () => setStatus(''),
  };
}
