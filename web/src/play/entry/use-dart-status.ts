import type { PlayRules } from '@darts/rules/play/x01/judgement';
import { enteredTurn } from '@darts/rules/play/x01/turn-entry';
import { useState } from 'react';
import { bedsOf, spokenDart, type ThrownDart } from '#play/board/thrown-dart.ts';
import { leftOrBust } from './why-bust.ts';
import { entryWords } from './words.ts';

const SAID_AGAIN = '\u00a0'; // makes a repeated text differ, so that screen readers read it again

/** The status for screen readers after each dart: the bed hit and the points left. */
export function useDartStatus(rules: PlayRules, left: number) {
  const [status, setStatus] = useState('');

  const say = (what: string, darts: readonly ThrownDart[]) => {
    const next = `${what}. ${leftOrBust(rules, enteredTurn(rules, left, bedsOf(darts)))}.`;
    setStatus((held) => (held === next ? next + SAID_AGAIN : next));
  };

  return {
    status,

    /** @param darts of the turn, with the thrown dart at `index` */
    sayThrown(index: number, darts: readonly ThrownDart[]) {
      const dart = darts[index];
      if (dart) say(`${entryWords.nthDart[index]}: ${spokenDart(dart)}`, darts);
    },

    /** @param darts of the turn, without `dart` */
    sayUndone: (dart: ThrownDart, darts: readonly ThrownDart[]) =>
      say(entryWords.undone(spokenDart(dart)), darts),

    sayNothing: () => setStatus(''),
  };
}
