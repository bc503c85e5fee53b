import { isTurnOver, recordedDarts } from '@darts/rules/play/turn-entry';
import { Suspense, useCallback, useState } from 'react';
import { OUT, type ThrownDart } from '#play/board/thrown-dart.ts';
import { Button } from '#ui/button.tsx';
import { DartSlots } from './dart-slots.tsx';
import { Dartboard, IncompleteTurnDialog, ScorePanel } from './entry-parts.tsx';
import type { InputMode } from './input-mode.ts';
import type { TurnEntryProps } from './turn-entry-props.ts';
import layout from './turn-layout.module.css';
import { words } from './words.ts';

type Props = TurnEntryProps & { readonly mode: Exclude<InputMode, 'total'> };

/** A turn entered dart by dart. */
export function DartEntry(props: Props) {
  const { mode, left, darts, isSending = false, onThrow, onUndo, onConfirm, onLeave } = props;
  const [isAsking, setAsking] = useState(false);
  const values = darts.map((dart) => dart.value);
  const isOver = isTurnOver(values, left);
  const isClosed = isOver || isSending;

  const throwDart = useCallback(
    (dart: ThrownDart) => {
      if (!isClosed) onThrow(dart);
    },
    [isClosed, onThrow],
  );

  const confirm = () => {
    setAsking(false);
    onConfirm(recordedDarts(values));
  };

  return (
    <>
      <DartSlots darts={darts} onLeave={onLeave} />
      <div className={layout['panel']}>
        <Suspense>
          {mode === 'board' ? (
            <Dartboard className={layout['board']} darts={darts} onThrow={throwDart} />
          ) : (
            <ScorePanel onThrow={throwDart} />
          )}
        </Suspense>
      </div>
      <div className={layout['actions']}>
        <Button onClick={() => !isSending && onUndo()}>{words.undo}</Button>
        <Button variant="danger-line" onClick={() => throwDart(OUT)}>
          {words.out}
        </Button>
        <Button
          variant="go"
          busy={isSending}
          onClick={() => (isOver ? confirm() : setAsking(true))}
        >
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
