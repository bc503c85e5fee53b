import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useUser } from '#platform/session.ts';
import { ask } from '#platform/socket.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useSecondsUntil } from '#ui/countdown.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import { ringOf, timeLeft, wordsFor } from './countdown.ts';
import styles from './rival-away.module.css';
import type { TimeToReturn } from './use-rival-absence.ts';
import veil from './veil.module.css';
import { onlineWords } from './words.ts';

const { ifNotBack } = onlineWords.rivalAway;

type Props = {
  readonly gameId: string;
  readonly name: string; // the rival's
  readonly time: TimeToReturn | undefined; // absent until the server has sent it
  readonly isAtBoard: boolean; // the player at this device throws: the board must not be covered
  readonly onLeave: () => void;
};

/** The time left for an absent rival, in a dialog, or in a bar while the player here throws. */
export function RivalAway({ gameId, name, time, isAtBoard, onLeave }: Props) {
  const { userId } = useUser();
  const isOffline = useConnection() === 'offline';
  const seconds = useSecondsUntil(time?.endsAt);
  const ring = ringOf(seconds, time && time.totalMs / 1000);
  const [isPutAside, setAside] = useState<boolean>(); // undefined until chosen
  const isAside = isPutAside ?? isAtBoard;
  const isOver = seconds === 0;

  useEffect(() => {
    if (!isOver) return;
    // A hint: the server decides by its own clock, and sends the end to both players.
    ask('finishGameByDisconnectTimeOut', { gameId, winnerUserId: userId }).catch(() => {});
  }, [isOver, gameId, userId]);

  if (isOffline) return null; // the clock stops while both are away

  const clock = <span role="timer">{timeLeft(seconds)}</span>;
  const spoken = (
    <span className={text.hidden} role="status">
      {isAside && `${onlineWords.rivalAway.title}. `}
      {wordsFor(seconds)}
    </span>
  );

  if (isAside) {
    return (
      <>
        <button type="button" className={styles.aside} onClick={() => setAside(false)}>
          <WifiOff size={18} aria-hidden />
          {onlineWords.rivalAway.title}
          {clock}
        </button>
        {spoken}
      </>
    );
  }

  return (
    <Dialog
      title={onlineWords.rivalAway.title}
      className={classNames(veil.veil, layout.onSlate)}
      titleClassName={veil.title}
      onClose={() => setAside(true)}
    >
      <div className={classNames(styles.clock, veil.drawn)}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="46" />
          <circle cx="50" cy="50" r="46" pathLength="1" strokeDasharray={ring} />
        </svg>
        <span className={text.figure}>{clock}</span>
      </div>
      <p>
        {ifNotBack.beforeName} <strong>{name}</strong> {ifNotBack.afterName}
      </p>
      {spoken}
      <div className={veil.actions}>
        <Button onClick={() => setAside(true)}>{onlineWords.rivalAway.stay}</Button>
        <Button variant="quiet" onClick={onLeave}>
          {uiWords.exit}
        </Button>
      </div>
    </Dialog>
  );
}
