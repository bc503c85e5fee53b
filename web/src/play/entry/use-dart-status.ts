import type { PlayRules } from '@darts/rules/play/judgement';
import { enteredTurn } from '@darts/rules/play/turn-entry';
import { useState } from 'react';
import { bedsOf, spokenDart, type ThrownDart } from '#play/board/thrown-dart.ts';
import { leftOrBust } from './why-bust.ts';
import { words } from './words.ts';

const SAID_AGAIN = '\u00a0'; // the same words are read out once more only as another text

/** What whoever does not see the slots hears of each dart: what it hit, and what is left. */
export function useDartStatus(rules: PlayRules, left: number) {
  const [status, setStatus] = useState('');

  const say = (what: string, darts: readonly ThrownDart[]) => {
    const next = `${what}. ${leftOrBust(rules, enteredTurn(rules, left, bedsOf(darts)))}.`;
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
