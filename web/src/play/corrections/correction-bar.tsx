import type { GameView } from '@darts/contracts/play';
import { ChevronRight, PencilLine } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { ignoreSecondTap } from '#ui/dialog/second-tap.ts';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import { classNames } from '#ui/class-names.ts';
import { CorrectionDialog, turnResult } from './correction-dialog.tsx';
import styles from './correction-bar.module.css';
import type { Correction } from './use-correction.ts';
import { correctionWords } from './words.ts';

type Props = {
  readonly view: GameView;
  readonly rivalName: string;
  readonly correction: Correction;
};

/** The bar above the game by which the rival asks to accept a correction. */
export function CorrectionQuestion({ view, rivalName, correction }: Props) {
  const asked = askedIn(view);
  if (!asked || !correction.isToAnswer) return null;
  const said = correctionWords.rivals.bar(turnResult(asked.lastTurn), turnResult(asked.asked));
  return (
    <Asked {...{ ...asked, rivalName, correction }} className={styles.question} name={rivalName}>
      {said}
    </Asked>
  );
}

/** The bar below the game while a correction is entered or waits for an answer. An absent rival's bar replaces it. */
export function CorrectionBar({ view, rivalName, correction }: Props) {
  const { lastTurn, absent } = view;
  if (lastTurn && absent.length === 0 && correction.entry) {
    const was = turnResult(lastTurn);
    return (
      <button type="button" className={styles.bar} onClick={correction.entry.onUndoTurn}>
        <PencilLine size={18} aria-hidden />
        <span>
          {correction.isOwnTurn
            ? correctionWords.correcting(was)
            : correctionWords.correctingOf(rivalName, was)}
        </span>
        <b>{uiWords.cancel}</b>
      </button>
    );
  }
  const asked = askedIn(view);
  if (!asked || correction.isToAnswer) return null;
  return (
    <Asked
      {...{ ...asked, rivalName, correction }}
      className={classNames(styles.bar, styles.waiting)}
      name={`${correctionWords.mine.lacks} ${rivalName}`}
    >
      {correctionWords.mine.bar(turnResult(asked.lastTurn), turnResult(asked.asked))}
    </Asked>
  );
}

/** Returns the last turn and its pending correction, unless a player is absent. */
function askedIn({ lastTurn, correction: asked, absent }: GameView) {
  return lastTurn && asked && absent.length === 0 ? { lastTurn, asked } : undefined;
}

type AskedProps = Omit<Props, 'view'> &
  NonNullable<ReturnType<typeof askedIn>> & {
    readonly className: string | undefined;
    readonly name: string; // truncated if there is no room
    readonly children: ReactNode;
  };

/** A bar that opens the dialog of the correction. */
function Asked({ className, name, children, ...dialog }: AskedProps) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    ignoreSecondTap(event);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={className} onClick={open}>
        <span className={styles.said}>
          <span className={text.cut}>{name}</span> <span>{children}</span>
        </span>
        <b>
          {correctionWords.see}
          <ChevronRight size={18} aria-hidden />
        </b>
      </button>
      <span className={text.hidden} role="status">
        {name} {children}
      </span>
      {isOpen && <CorrectionDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
