import type { GameView } from '@darts/contracts/play';
import type { ReactNode } from 'react';
import { useConnection } from '#platform/connection.ts';
import { Button } from '#ui/button.tsx';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import { words as shared } from '#ui/words.ts';
import { words as screen } from '#play/screen/words.ts';
import styles from './rematch-actions.module.css';
import { useRematch, type Rematch } from './use-rematch.ts';
import { words } from './words.ts';

type Props = {
  readonly view: GameView;
  readonly rivalName: string;
  readonly howItEnded: string; // for the player here, and why when the scores do not tell
  readonly statistics: ReactNode; // the link to them
  readonly onLeave: () => void;
};

/** What can be done at the end of an online game, and what the rival is doing. */
export function RematchActions(props: Props) {
  const { view, rivalName, howItEnded, statistics, onLeave } = props;
  const { rematch, isToAnswer, askForIt } = useRematch(view, rivalName);
  const wish = isToAnswer ? words.rematch.isWantedBy(rivalName) : undefined;
  const isOffline = useConnection() === 'offline';
  const isUnable = isOffline || rematch.state === 'waiting';

  return (
    <>
      <div className={styles['messages']}>
        {howItEnded && <p>{howItEnded}</p>}
        <p role="status">
          {isOffline ? shared.offline : (wish ?? <RematchStatus rematch={rematch} />)}
        </p>
      </div>
      {rematch.state !== 'over' && (
        <Button
          variant="go"
          large
          block
          aria-disabled={isUnable || undefined} // not disabled: it has the focus
          onClick={isUnable ? undefined : askForIt}
        >
          {isToAnswer ? words.rematch.accept : screen.playAgain}
        </Button>
      )}
      {statistics}
      <Button large block onClick={onLeave}>
        {shared.exit}
      </Button>
    </>
  );
}

function RematchStatus({ rematch }: { readonly rematch: Rematch }) {
  if (rematch.state === 'over') return rematch.reason;
  if (rematch.state === 'open') return null;
  return (
    <>
      <ThreeDots size="small" />
      {words.rematch.waiting}
    </>
  );
}
