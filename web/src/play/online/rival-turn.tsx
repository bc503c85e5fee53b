import { GhostBoard } from '#play/board/ghost-board.tsx';
import layout from '#play/entry/turn-layout.module.css';
import { Button } from '#ui/button.tsx';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import { words as shared } from '#ui/words.ts';
import styles from './rival-turn.module.css';
import { words } from './words.ts';

/** The other one throws: nothing to do here but to wait, or to leave. */
export function RivalTurn({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <>
      <div className={layout['panel']}>
        <GhostBoard />
        <div className={styles['waiting']} role="status">
          <ThreeDots size="large" />
          <h2>{words.rivalsTurn}</h2>
        </div>
      </div>
      <div className={layout['actions']}>
        <Button onClick={onLeave}>{shared.exit}</Button>
      </div>
    </>
  );
}
