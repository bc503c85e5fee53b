import type { GameView } from '@darts/contracts/play';
import { PencilLine } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { ignoreSecondTap } from '#ui/dialog/second-tap.ts';
import text from '#ui/text.module.css';
import { words as shared } from '#ui/words.ts';
import { classNames } from '#ui/class-names.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import styles from './correction-bar.module.css';
import { inShort } from './in-short.ts';
import type { Correction } from './use-correction.ts';
import { words } from './words.ts';

type Props = {
  readonly view: GameView;
  readonly rivalName: string;
  readonly correction: Correction;
};

/**
 * Below the game: that its last turn is being corrected, by whom, and what the player here can do. The
 * place is an absent rival's, while there is one.
 */
export function CorrectionBar({ view, rivalName, correction }: Props) {
  const { lastTurn, correction: asked, absent } = view;
  if (!lastTurn || absent.length > 0) return null;
  if (correction.entry) {
    const was = inShort(lastTurn);
    return (
      <button type="button" className={styles['bar']} onClick={correction.entry.onUndoTurn}>
        <PencilLine size={18} aria-hidden />
        <span>
          {correction.isOwnTurn ? words.correcting(was) : words.correctingOf(rivalName, was)}
        </span>
        <b>{shared.cancel}</b>
      </button>
    );
  }
  return asked && <Asked {...{ lastTurn, asked, rivalName, correction }} />;
}

type AskedProps = Omit<Props, 'view'> & {
  readonly lastTurn: NonNullable<GameView['lastTurn']>;
  readonly asked: NonNullable<GameView['correction']>;
};

function Asked(props: AskedProps) {
  const { lastTurn, asked, rivalName, correction } = props;
  const [isOpen, setOpen] = useState(false);
  const both = [inShort(lastTurn), inShort(asked)] as const;
  const by = correction.isToAnswer ? rivalName : undefined;
  const said = by === undefined ? words.mine.bar(...both) : words.rivals.bar(...both);

  const open = (event: MouseEvent) => {
    ignoreSecondTap(event);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles['bar']} onClick={open}>
        <PencilLine size={18} aria-hidden />
        {by !== undefined && <span className={classNames(styles['name'], text['cut'])}>{by}</span>}
        <span>{said}</span>
      </button>
      <span className={text['hidden']} role="status">
        {by} {said}
      </span>
      {isOpen && <CorrectionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
