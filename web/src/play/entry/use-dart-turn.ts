import type { PlayRules, Thrown } from '@darts/rules/play/x01/judgement';
import { enteredTurn, recordedDarts, type EnteredTurn } from '@darts/rules/play/x01/turn-entry';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { bedsOf, pointsOf, type ThrownDart } from '#play/board/thrown-dart.ts';
import { useDeviceSetting } from '#platform/device-setting.ts';
import { toast } from '#ui/toasts/toast.ts';
import { selfConfirmSetting } from './entry-settings.ts';
import type { TurnEntryProps } from './turn-entry-props.ts';
import { useCheckout } from './use-checkout.ts';
import { useDartStatus } from './use-dart-status.ts';
import { bustWords } from './why-bust.ts';
import { entryWords } from './words.ts';

const { isOver: over } = entryWords;

function whyOver(rules: PlayRules, turn: EnteredTurn): string {
  if (turn.bust) return over.bust(bustWords(rules, turn));
  return turn.left === 0 ? over.zero : over.darts;
}

/** The state and the actions of a turn entered dart by dart. */
export function useDartTurn(options: TurnEntryProps) {
  const { turn, rules, left, darts, isSending = false, doubleTap, onDarts, onConfirm } = options;
  const confirmsItself = useDeviceSetting(selfConfirmSetting)[0] === 'on';
  const said = useDartStatus(rules, left);
  const after = (thrown: readonly ThrownDart[]) => enteredTurn(rules, left, bedsOf(thrown));
  const entered = after(darts);
  const { isOver } = entered;
  const [picked, pick] = usePickedDart(turn, darts);

  const record = (thrown: readonly ThrownDart[]) => {
    pick(undefined);
    onConfirm(thrownTurn(thrown));
  };

  /** Enters a dart: it replaces the picked dart, or is the next one. */
  const throwDart = useStableCallback((dart: ThrownDart) => {
    if (isSending || doubleTap.isSecond('dart')) return;
    if (isOver && picked === undefined) {
      toast.info(whyOver(rules, entered));
      return;
    }
    const index = picked ?? darts.length;
    const changed = darts.toSpliced(index, 1, dart);
    const { thrown, isOver: isOverNow } = after(changed);
    const next = changed.slice(0, thrown.length); // without darts after the end of the turn
    said.sayThrown(index, next);
    pick(undefined);
    onDarts(next);
    const isReplaced = picked !== undefined; // then the player checks the turn before confirming it
    if (!confirmsItself || isReplaced || !isOverNow) return;
    doubleTap.begin('dart');
    record(next);
  });

  const checkout = useCheckout(rules, entered, darts.length);

  return {
    isOver,
    checkout: picked === undefined ? checkout : undefined, // the checkout is for the next dart, not for a picked dart
    total: left - entered.left, // meaningless on a bust
    picked,
    pick: (index: number | undefined) => !isSending && pick(index),
    status: said.status,
    throwDart,

    /** Undoes the last dart or, without a dart, the last turn. */
    undo() {
      const last = darts.at(-1);
      if (isSending) return;
      pick(undefined);
      if (last) {
        const others = darts.slice(0, -1);
        said.sayUndone(last, others);
        onDarts(others);
      } else {
        said.sayNothing(); // the game announces an undone turn
        options.onUndoTurn?.();
      }
    },

    confirm() {
      doubleTap.begin('confirm');
      record(darts);
    },
  };
}

/** Returns the turn for the rules: by beds if all are known, otherwise by values. */
function thrownTurn(darts: readonly ThrownDart[]): Thrown {
  if (darts.length === 0) return { darts: [0] };
  return darts.some(({ isValue }) => isValue)
    ? { darts: recordedDarts(darts.map(pointsOf)) }
    : { beds: bedsOf(darts) };
}

/** The index of the dart that the next dart replaces; undefined while none is picked. */
function usePickedDart(turn: number, darts: readonly unknown[]) {
  const [picked, setPicked] = useState<{ readonly turn: number; readonly index: number }>();
  const isThere = picked?.turn === turn && picked.index < darts.length;
  const pick = (index: number | undefined) =>
    setPicked(index === undefined ? undefined : { turn, index });

  return [isThere ? picked.index : undefined, pick] as const;
}

/** Returns an event handler with a stable identity that calls the latest `handle`. */
function useStableCallback<Args extends unknown[]>(handle: (...args: Args) => void) {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
