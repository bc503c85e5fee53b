import { MAX_TURN_TOTAL } from '@darts/rules/play/darts';
import { useState } from 'react';
import type { TurnEntryProps } from '#play/entry/turn-entry-props.ts';
import { bustOf, possibleDarts, refusalOf } from './entered-total.ts';

const MAX_DIGITS = String(MAX_TURN_TOTAL).length;

/** What anybody may type, paste or dictate, less what is not a digit. */
const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, MAX_DIGITS);

/** A turn entered as its total: what can be done with it, and what is said of that. */
export function useTotal({ rules, left, isSending = false, doubleTap, onConfirm }: TurnEntryProps) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [closing, setClosing] = useState<number>(); // the total of which the darts are asked for
  const entered = (total: number) => ({ rules, left, total });
  const isTooMuch = Number(typed) > MAX_TURN_TOTAL;

  /** @returns whether it is entered: it may have to be put right, or asked about, first */
  const enter = (total: number): boolean => {
    const refused = refusalOf(entered(total));
    setRefusal(refused);
    if (refused) return false;
    if (possibleDarts(entered(total))) setClosing(total);
    else onConfirm({ darts: [total] });
    return true;
  };

  return {
    typed,
    refusal,
    bust: typed === '' ? undefined : bustOf(entered(Number(typed))),
    isTooMuch,

    write(next: string) {
      setTyped(digitsOf(next));
      setRefusal(undefined);
    },

    submit() {
      if (typed === '' || isSending || isTooMuch) return;
      if (enter(Number(typed))) doubleTap.begin('confirm');
    },

    /** Enters a whole turn by one tap. */
    choose(total: number) {
      if (isSending || doubleTap.isSecond('quick-total')) return;
      if (enter(total)) doubleTap.begin('quick-total');
    },

    /** How many darts the total may have closed with; absent unless that is asked. */
    possibleDarts: closing === undefined ? undefined : possibleDarts(entered(closing)),

    /** @param dartsUsed absent where it is not to be confirmed after all */
    answer(dartsUsed?: number) {
      setClosing(undefined);
      if (dartsUsed && closing !== undefined) onConfirm({ darts: [closing], dartsUsed });
    },
  };
}
