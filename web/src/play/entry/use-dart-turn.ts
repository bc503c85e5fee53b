import { dartsThrown, isTurnOver, recordedDarts } from '@darts/rules/play/turn-entry';
import { totalOf, type ThrownDart } from '#play/board/thrown-dart.ts';
import { useDeviceSetting } from '#platform/device-setting.ts';
import { toast } from '#ui/toast.ts';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { selfConfirmSetting } from './self-confirm.ts';
import type { TurnEntryProps } from './turn-entry-props.ts';
import { useDartStatus } from './use-dart-status.ts';
import type { DoubleTap } from './use-double-tap.ts';
import { usePickedDart } from './use-picked-dart.ts';
import { words } from './words.ts';

type Options = TurnEntryProps & { readonly doubleTap: DoubleTap };

const { isOver: over } = words;

/** @param left points, after the darts thrown */
function whyOver(left: number): string {
  if (left === 0) return over.zero;
  return left < 0 ? over.bust : over.darts;
}

const valuesOf = (darts: readonly ThrownDart[]) => darts.map(({ value }) => value);

/** A turn entered dart by dart: what can be done with it, and what is said of that. */
export function useDartTurn(options: Options) {
  const { turn, left, darts, isSending = false, doubleTap, onDarts, onConfirm } = options;
  const confirmsItself = useDeviceSetting(selfConfirmSetting)[0] === 'on';
  const said = useDartStatus(left);
  const isOver = isTurnOver(valuesOf(darts), left);
  const [picked, pick] = usePickedDart(turn, darts);

  const record = (thrown: readonly ThrownDart[]) => {
    pick(undefined);
    onConfirm(recordedDarts(valuesOf(thrown)));
  };

  /** Enters a dart: in the place of the one that is picked, or as the next. */
  const throwDart = useStableCallback((dart: ThrownDart) => {
    if (isSending || doubleTap.isSecond('dart')) return;
    if (isOver && picked === undefined) {
      toast.info(whyOver(left - totalOf(darts)));
      return;
    }
    const index = picked ?? darts.length;
    const entered = darts.toSpliced(index, 1, dart);
    const next = entered.slice(0, dartsThrown(valuesOf(entered), left));
    said.sayThrown(index, next);
    pick(undefined);
    onDarts(next);
    const isMended = picked !== undefined; // and may be looked at
    if (!confirmsItself || isMended || !isTurnOver(valuesOf(next), left)) return;
    doubleTap.begin('dart');
    record(next);
  });

  return {
    isOver,
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
