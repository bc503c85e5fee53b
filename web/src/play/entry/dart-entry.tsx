import { isTurnOver, recordedDarts } from '@darts/rules/play/turn-entry';
import { Suspense, useState, type KeyboardEvent } from 'react';
import { OUT, totalOf, type ThrownDart } from '#play/board/thrown-dart.ts';
import { useDeviceSetting } from '#platform/device-setting.ts';
import { Button } from '#ui/button.tsx';
import text from '#ui/text.module.css';
import { toast } from '#ui/toast.ts';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { DartSlots } from './dart-slots.tsx';
import { Dartboard, IncompleteTurnDialog, ScorePanel } from './entry-parts.tsx';
import type { InputMode } from './input-mode.ts';
import { selfConfirmSetting } from './self-confirm.ts';
import type { TurnEntryProps } from './turn-entry-props.ts';
import layout from './turn-layout.module.css';
import { useDartStatus } from './use-dart-status.ts';
import type { DoubleTap } from './use-double-tap.ts';
import { words } from './words.ts';

type Props = TurnEntryProps & {
  readonly mode: Exclude<InputMode, 'total'>;
  readonly doubleTap: DoubleTap;
};

const { isOver: over } = words;

/** @param left points, after the darts thrown */
function whyOver(left: number): string {
  if (left === 0) return over.zero;
  return left < 0 ? over.bust : over.darts;
}

const valuesOf = (darts: readonly ThrownDart[]) => darts.map(({ value }) => value);

/** A turn entered dart by dart. By keyboard, Backspace takes back, and Enter confirms what is over. */
export function DartEntry(props: Props) {
  const { mode, turn, left, darts, isSending = false, doubleTap, onDarts, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  const confirmsItself = useDeviceSetting(selfConfirmSetting)[0] === 'on';
  const said = useDartStatus(left);
  const isOver = isTurnOver(valuesOf(darts), left);

  const throwDart = useStableCallback((dart: ThrownDart) => {
    if (isSending || doubleTap.isSecond('dart')) return;
    if (isOver) {
      toast.info(whyOver(left - totalOf(darts)));
      return;
    }
    const next = [...darts, dart];
    said.sayThrown(dart, next);
    onDarts(next);
    if (!confirmsItself || !isTurnOver(valuesOf(next), left)) return;
    doubleTap.begin('dart');
    onConfirm(recordedDarts(valuesOf(next)));
  });

  const undo = () => {
    const last = darts.at(-1);
    if (isSending) return;
    if (last) {
      const others = darts.slice(0, -1);
      said.sayUndone(last, others);
      onDarts(others);
    } else {
      said.sayNothing(); // of a turn, the game says it
      props.onUndoTurn?.();
    }
  };

  const confirm = () => {
    setAsking(false);
    doubleTap.begin('confirm');
    onConfirm(recordedDarts(valuesOf(darts)));
  };

  const pressConfirm = () => {
    if (isOver) confirm();
    else if (!doubleTap.isSecond('confirm')) setAsking(true);
  };

  const pressKey = (event: KeyboardEvent) => {
    const isConfirming = event.key === 'Enter' && isOver && !isSending;
    if (event.key !== 'Backspace' && !isConfirming) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) (isConfirming ? confirm : undo)();
  };

  return (
    <>
      <DartSlots darts={darts} onLeave={props.onLeave} />
      <p className={text['hidden']} role="status">
        {said.status}
      </p>
      <div className={layout['panel']} onKeyDownCapture={pressKey}>
        <Suspense>
          {mode === 'board' ? (
            <Dartboard className={layout['board']} darts={darts} onThrow={throwDart} />
          ) : (
            <ScorePanel dart={`${turn}-${darts.length}`} onThrow={throwDart} />
          )}
        </Suspense>
      </div>
      <div className={layout['actions']}>
        <Button aria-keyshortcuts="Backspace" onClick={undo}>
          {words.undo}
        </Button>
        <Button variant="danger-line" onClick={() => throwDart(OUT)}>
          {words.out}
        </Button>
        <Button variant="go" busy={isSending} aria-keyshortcuts="Enter" onClick={pressConfirm}>
          {words.confirmTurn}
        </Button>
      </div>
      <Suspense>
        {isAsking && (
          <IncompleteTurnDialog
            dartsThrown={darts.length}
            onConfirm={confirm}
            onCancel={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
