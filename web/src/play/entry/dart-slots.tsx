import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import type { ReactNode } from 'react';
import { pointsOf, shortBed, spokenDart, type ThrownDart } from '#play/board/thrown-dart.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import type { Checkout } from './checkout/checkout-from.tsx';
import styles from './dart-slots.module.css';
import layout from './turn-layout.module.css';
import { entryWords } from './words.ts';

type Props = {
  readonly darts: readonly ThrownDart[];
  readonly total: number; // points of the turn so far
  readonly checkout?: Checkout | undefined; // for the remaining darts
  readonly picked?: number | undefined; // index of the dart to change
  readonly onPick?: (index: number | undefined) => void; // absent for spectators
  readonly onLeave?: (() => void) | undefined;
};

/** The darts of the turn so far and their total. A dart can be picked to be changed. */
export function DartSlots({ darts, total, checkout, picked, onPick, onLeave }: Props) {
  return (
    <div className={layout.entry}>
      {darts.length === 0 ? (
        <>
          <span className={styles.none}>{entryWords.noDarts}</span>
          {checkout?.line}
        </>
      ) : (
        <ol className={styles.slots} aria-label={entryWords.darts}>
          {Array.from({ length: DARTS_PER_TURN }, (_, index) => (
            <li key={index}>
              <Slot
                index={index}
                dart={darts[index]}
                ahead={checkout?.darts[index - darts.length]}
                isPicked={index === picked}
                onPick={onPick && (() => onPick(index === picked ? undefined : index))}
              />
            </li>
          ))}
        </ol>
      )}
      <output
        className={classNames(text.figure, styles.total)}
        aria-label={entryWords.total}
        aria-live="off" // the status announces each dart
        hidden={darts.length === 0}
      >
        {total}
      </output>
      {onLeave && (
        <Button variant="quiet" onClick={onLeave}>
          {uiWords.exit}
        </Button>
      )}
    </div>
  );
}

type SlotProps = {
  readonly index: number;
  readonly dart: ThrownDart | undefined;
  readonly ahead: ReactNode; // the checkout's bed for this dart
  readonly isPicked: boolean;
  readonly onPick: (() => void) | undefined;
};

function Slot({ index, dart, ahead, isPicked, onPick }: SlotProps) {
  const nth = entryWords.nthDart[index] ?? '';
  const filled = classNames(styles.slot, styles.filled);
  if (!dart) {
    return (
      <span className={classNames(styles.slot, styles.empty)}>
        <span className={text.hidden}>{entryWords.missing(nth)}</span>
        {ahead}
      </span>
    );
  }
  const name = dart.isValue || dart.bed.endsWith('B') ? undefined : shortBed(dart.bed);
  const isSpoken = onPick !== undefined; // the button has a spoken label
  const hit = (
    <>
      {name && <small aria-hidden={isSpoken}>{name}</small>}
      <span aria-hidden={isSpoken}>{pointsOf(dart)}</span>
    </>
  );
  if (!onPick) return <span className={filled}>{hit}</span>;
  return (
    <button type="button" className={filled} aria-pressed={isPicked} onClick={onPick}>
      <span className={text.hidden}>{entryWords.change(nth, spokenDart(dart))}</span>
      {hit}
    </button>
  );
}
