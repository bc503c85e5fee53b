import type { BedName } from '@darts/rules/play/beds';
import type { GameFormat } from '@darts/rules/play/settings';
import { enteredTurn } from '@darts/rules/play/turn-entry';
import type { ReactNode } from 'react';
import { unusualFormat } from '#formats/format-name.ts';
import { GhostBoard } from '#play/board/ghost-board.tsx';
import { words as corrections } from '#play/corrections/words.ts';
import { DartSlots } from '#play/entry/dart-slots.tsx';
import layout from '#play/entry/turn-layout.module.css';
import type { DoubleTap } from '#play/entry/use-double-tap.ts';
import { words as scoring } from '#play/scoring/words.ts';
import { BedsHit } from '#play/showing/beds-hit.tsx';
import { Button } from '#ui/button.tsx';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import { words as shared } from '#ui/words.ts';
import styles from './rival-turn.module.css';
import { words } from './words.ts';

type Props = {
  readonly rules: GameFormat;
  readonly left: number; // points, before the turn
  readonly beds: readonly BedName[]; // of that turn, as it is entered
  readonly doubleTap: DoubleTap; // on what stood in the place of these actions
  readonly scorer: { readonly name: string; readonly isAway: boolean } | undefined; // of both; absent where each records their own
  readonly onCorrect: (() => void) | undefined; // the turn before, where that can be
  readonly action?: ReactNode; // what else can be done
  readonly onLeave: () => void;
};

/** Another enters this turn: nothing to do here but to look on, or to leave. */
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
        <div className={layout['entry']} /> // or the board would move with the first dart
      )}
      <div className={layout['panel']}>
        <GhostBoard />
        <BedsHit beds={beds} />
        <div className={styles['waiting']} role="status">
          <ThreeDots size="large" />
          <h2>{scorer ? scoring.scoredBy(scorer.name) : words.rivalsTurn}</h2>
          {format && <p>{format}</p>}
          {scorer?.isAway && <p>{scoring.isAway}</p>}
        </div>
      </div>
      <div
        className={layout['actions']}
        onClickCapture={(press) => doubleTap.isSecond() && press.stopPropagation()}
      >
        <Button onClick={onLeave}>{shared.exit}</Button>
        {onCorrect && <Button onClick={onCorrect}>{corrections.correctMine}</Button>}
        {action}
      </div>
    </>
  );
}
