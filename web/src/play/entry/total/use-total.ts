import { MAX_TURN_TOTAL } from '@darts/rules/play/darts';
import { useState } from 'react';
import type { TurnEntryProps } from '#play/entry/turn-entry-props.ts';
import { bustOf, possibleDarts, refusalOf } from './entered-total.ts';

const MAX_DIGITS = String(MAX_TURN_TOTAL).length;

/** Removes everything but digits from typed, pasted or dictated text. */
const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, MAX_DIGITS);

/** The state and the actions of a turn entered as a total. */
export function useTotal({ rules, left, isSending = false, doubleTap, onConfirm }: TurnEntryProps) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [closing, setClosing] = useState<number>(); // the total whose number of darts is asked for
  const entered = (total: number) => ({ rules, left, total });
  const isTooMuch = Number(typed) > MAX_TURN_TOTAL;

  /** @returns false for an impossible total */
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

    /** Enters a whole turn with one tap. */
    choose(total: number) {
      if (isSending || doubleTap.isSecond('quick-total')) return;
      if (enter(total)) doubleTap.begin('quick-total');
    },

    /** The numbers of darts to choose from; undefined unless they are asked for. */
    possibleDarts: closing === undefined ? undefined : possibleDarts(entered(closing)),

    /** @param dartsUsed absent: cancelled */
    answer(dartsUsed?: number) {
      setClosing(undefined);
      if (dartsUsed && closing !== undefined) onConfirm({ darts: [closing], dartsUsed });
    },
  };
}
