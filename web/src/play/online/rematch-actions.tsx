import type { GameView, RematchState } from '@darts/contracts/play';
import type { ReactNode } from 'react';
import { useConnection } from '#platform/connection.ts';
import { Button } from '#ui/button.tsx';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import { uiWords } from '#ui/words.ts';
import { playScreenWords } from '#play/screen/words.ts';
import styles from './rematch-actions.module.css';
import { useRematch, type Rematch } from './use-rematch.ts';
import { onlineWords } from './words.ts';

type Props = {
  readonly view: GameView;
  readonly offered: RematchState | undefined; // from the server
  readonly rivalName: string;
  readonly howItEnded: string; // won or lost, and the reason if the scores do not show it
  readonly statistics: ReactNode; // a link
  readonly onLeave: () => void;
};

/** The actions at the end of an online game, and the state of a rematch. */
export function RematchActions(props: Props) {
  const { view, offered, rivalName, howItEnded, statistics, onLeave } = props;
  const { rematch, isToAnswer, askForIt } = useRematch(view, rivalName, offered);
  const wish = isToAnswer ? onlineWords.rematch.isWantedBy(rivalName) : undefined;
  const isOffline = useConnection() === 'offline';
  const isUnable = isOffline || rematch.state === 'waiting';

  return (
    <>
      <div className={styles.messages}>
        {howItEnded && <p>{howItEnded}</p>}
        <p role="status">
          {isOffline ? uiWords.offline : (wish ?? <RematchStatus rematch={rematch} />)}
        </p>
      </div>
      {rematch.state !== 'over' && (
        <Button
          variant="go"
          large
          block
          aria-disabled={isUnable || undefined} // `disabled` would lose the focus
          onClick={isUnable ? undefined : askForIt}
        >
          {isToAnswer ? onlineWords.rematch.accept : playScreenWords.playAgain}
        </Button>
      )}
      {statistics}
      <Button large block onClick={onLeave}>
        {uiWords.exit}
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
      {onlineWords.rematch.waiting}
    </>
  );
}
