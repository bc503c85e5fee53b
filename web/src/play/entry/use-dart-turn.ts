import { enteredTurn, type EnteredTurn } from '@darts/rules/play/turn-entry';
import type { PlayRules } from '@darts/rules/play/judgement';
import { bedsOf, type ThrownDart } from '#play/board/thrown-dart.ts';
import { useDeviceSetting } from '#platform/device-setting.ts';
import { toast } from '#ui/toasts/toast.ts';
import { selfConfirmSetting } from './self-confirm.ts';
import { thrownTurn } from './thrown-turn.ts';
import type { TurnEntryProps } from './turn-entry-props.ts';
import { useCheckout } from './use-checkout.ts';
import { useDartStatus } from './use-dart-status.ts';
import { usePickedDart } from './use-picked-dart.ts';
import { useStableCallback } from './use-stable-callback.ts';
import { bustWords } from './why-bust.ts';
import { words } from './words.ts';

const { isOver: over } = words;

function whyOver(rules: PlayRules, turn: EnteredTurn): string {
  if (turn.bust) return over.bust(bustWords(rules, turn));
  return turn.left === 0 ? over.zero : over.darts;
}

/** A turn entered dart by dart: what can be done with it, and what is said of that. */
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

  /** Enters a dart: in the place of the one that is picked, or as the next. */
  const throwDart = useStableCallback((dart: ThrownDart) => {
    if (isSending || doubleTap.isSecond('dart')) return;
    if (isOver && picked === undefined) {
      toast.info(whyOver(rules, entered));
      return;
    }
    const index = picked ?? darts.length;
    const changed = darts.toSpliced(index, 1, dart);
    const { thrown, isOver: isOverNow } = after(changed);
    const next = changed.slice(0, thrown.length); // none after the one that ends it
    said.sayThrown(index, next);
    pick(undefined);
    onDarts(next);
    const isMended = picked !== undefined; // and may be looked at
    if (!confirmsItself || isMended || !isOverNow) return;
    doubleTap.begin('dart');
    record(next);
  });

  const checkout = useCheckout(rules, entered, darts.length);

  return {
    isOver,
    checkout: picked === undefined ? checkout : undefined, // or it is not for the next dart
    total: left - entered.left, // that counts, if it is no bust
    picked,
    pick: (index: number | undefined) => !isSending && pick(index),
    status: said.status,
    throwDart,

    /** Takes back the last dart or, with none, the last turn. */
    undo() {
      const last = darts.at(-1);
      if (isSending) return;
      pick(undefined);
      if (last) {
        const others = darts.slice(0, -1);
        said.sayUndone(last, others);
        onDarts(others);
      } else {
        said.sayNothing(); // of a turn, the game says it
        options.onUndoTurn?.();
      }
    },

    confirm() {
      doubleTap.begin('confirm');
      record(darts);
    },
  };
}
