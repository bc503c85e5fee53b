import type { BedName } from '@darts/rules/play/beds';
import { BEDS } from '@darts/rules/play/board/dartboard';
import { bedPath } from '@darts/rules/play/board/dartboard-paths';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import { enteredTurn } from '@darts/rules/play/x01/turn-entry';
import type { ReactNode } from 'react';
import { unusualFormat } from '#formats/format-name.ts';
import { GhostBoard } from '#play/board/ghost-board.tsx';
import { GHOST_BOX } from '#play/board/ghost-box.ts';
import { correctionWords } from '#play/corrections/words.ts';
import { DartSlots } from '#play/entry/dart-slots.tsx';
import layout from '#play/entry/turn-layout.module.css';
import type { DoubleTap } from '#play/entry/use-double-tap.ts';
import { scoringWords } from '#play/scoring/words.ts';
import { Button } from '#ui/button.tsx';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import { uiWords } from '#ui/words.ts';
import styles from './rival-turn.module.css';
import { onlineTurnWords } from './words.ts';

type Props = {
  readonly rules: GameFormat;
  readonly left: number; // points, before the turn
  readonly beds: readonly BedName[]; // of the turn so far
  readonly doubleTap: DoubleTap; // its second tap must not press these actions
  readonly scorer: { readonly name: string; readonly isAway: boolean } | undefined; // the player who records for both
  readonly onCorrect: (() => void) | undefined; // corrects the turn before; undefined if that is not possible
  readonly action?: ReactNode; // a further action
  readonly onLeave: () => void;
};

/** Shows a turn that is entered on another device. */
export function RivalTurn(props: Props) {
  const { rules, left, beds, doubleTap, scorer, onCorrect, action, onLeave } = props;
  const format = unusualFormat(rules);

  return (
    <>
      {beds.length > 0 ? (
        <DartSlots
          darts={beds.map((bed) => ({ bed }))}
          total={left - enteredTurn(rules, left, beds).left}
        />
      ) : (
        <div className={layout.entry} /> // keeps the board in place at the first dart
      )}
      <div className={layout.panel}>
        <GhostBoard />
        <BedsHit beds={beds} />
        <div className={styles.waiting} role="status">
          <ThreeDots size="large" />
          <h2>{scorer ? scoringWords.scoredBy(scorer.name) : onlineTurnWords.rivalsTurn}</h2>
          {format && <p>{format}</p>}
          {scorer?.isAway && <p>{scoringWords.isAway}</p>}
        </div>
      </div>
      <div
        className={layout.actions}
        onClickCapture={(press) => doubleTap.isSecond() && press.stopPropagation()}
      >
        <Button onClick={onLeave}>{uiWords.exit}</Button>
        {onCorrect && <Button onClick={onCorrect}>{correctionWords.correctMine}</Button>}
        {action}
      </div>
    </>
  );
}

/** Marks the beds hit on the ghost board. A single lights both of its areas. */
const BedsHit = ({ beds }: { readonly beds: readonly BedName[] }) => (
  <svg className={styles.hits} viewBox={GHOST_BOX} aria-hidden="true">
    {BEDS.filter(({ id }) => beds.includes(id)).map((bed) => (
      <path key={bed.ring + bed.segment} d={bedPath(bed)} />
    ))}
  </svg>
);
