import { isStraight } from '@darts/rules/play/x01/settings';
import { Suspense, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { OUT } from '#play/board/thrown-dart.ts';
import { Button } from '#ui/button.tsx';
import { ignoreSecondTap } from '#ui/dialog/second-tap.ts';
import text from '#ui/text.module.css';
import { DartSlots } from './dart-slots.tsx';
import { IncompleteTurnDialog } from './entry-dialogs.tsx';
import { Dartboard, ScorePanel } from './entry-parts.tsx';
import type { InputMode } from './entry-settings.ts';
import type { TurnEntryProps } from './turn-entry-props.ts';
import layout from './turn-layout.module.css';
import { useDartTurn } from './use-dart-turn.ts';
import { entryWords } from './words.ts';

type Props = TurnEntryProps & { readonly mode: Exclude<InputMode, 'total'> };

/** Enters a turn dart by dart. Backspace undoes the last dart, and Enter confirms a complete turn. */
export function DartEntry(props: Props) {
  const { mode, turn, rules, darts, isSending = false, doubleTap } = props;
  const { isOver, total, checkout, picked, pick, status, throwDart, undo, confirm } =
    useDartTurn(props);
  const [isAsking, setAsking] = useState(false);

  const pressConfirm = (event: MouseEvent) => {
    if (isOver) return confirm();
    if (doubleTap.isSecond('confirm')) return;
    ignoreSecondTap(event);
    setAsking(true);
  };

  const closeQuestion = (event?: MouseEvent) => {
    if (event) ignoreSecondTap(event);
    setAsking(false);
  };

  const pressKey = (event: KeyboardEvent) => {
    const isToConfirm = isOver && picked === undefined && !isSending;
    const isConfirming = event.key === 'Enter' && isToConfirm;
    if (event.key !== 'Backspace' && !isConfirming) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) (isConfirming ? confirm : undo)();
  };

  return (
    <>
      <DartSlots
        darts={darts}
        total={total}
        checkout={checkout}
        picked={picked}
        onPick={pick}
        onLeave={props.onLeave}
      />
      <p className={text.hidden} role="status">
        {status}
      </p>
      <div className={layout.panel} onKeyDownCapture={pressKey}>
        <Suspense>
          {mode === 'board' ? (
            <Dartboard
              className={layout.board}
              darts={darts}
              hint={checkout?.next}
              onThrow={throwDart}
            />
          ) : (
            <ScorePanel
              dart={`${turn}-${darts.length}-${picked}`}
              needsBeds={!isStraight(rules)}
              onThrow={throwDart}
            />
          )}
        </Suspense>
      </div>
      <div className={layout.actions}>
        <Button aria-keyshortcuts="Backspace" onClick={undo}>
          {entryWords.undo}
        </Button>
        <Button variant="danger-line" onClick={() => throwDart(OUT)}>
          {entryWords.out}
        </Button>
        <Button variant="go" busy={isSending} aria-keyshortcuts="Enter" onClick={pressConfirm}>
          {entryWords.confirmTurn}
        </Button>
      </div>
      <Suspense>
        {isAsking && (
          <IncompleteTurnDialog
            dartsThrown={darts.length}
            onConfirm={(event) => {
              closeQuestion(event);
              confirm();
            }}
            onCancel={closeQuestion}
          />
        )}
      </Suspense>
    </>
  );
}
