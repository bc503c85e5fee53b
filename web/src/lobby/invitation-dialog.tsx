import type { User } from '@darts/contracts/accounts';
import { formatName } from '#formats/format-name.ts';
import { formatAverage } from '#platform/locale.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { clockFace, useSecondsUntil } from '#ui/countdown.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SuddenActions } from '#ui/dialog/sudden-actions.tsx';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './invitation-dialog.module.css';
import type { Challenge } from './queries.ts';
import { lobbyWords } from './words.ts';

type Props = {
  readonly invitation: Challenge;
  readonly user: User;
  readonly isAccepting: boolean;
  readonly isRejecting: boolean;
  readonly onAccept: () => void;
  readonly onReject: () => void;
};

/** Challenge to accept or decline. Escape declines it. */
export function InvitationDialog(props: Props) {
  const { invitation, user, isAccepting, isRejecting, onAccept, onReject } = props;
  const { fromUserId, fromUsername, fromMpt, format, endsAt } = invitation;
  const seconds = useSecondsUntil(endsAt);

  return (
    <Dialog title={lobbyWords.invitation} titleClassName={text.hidden} onClose={onReject}>
      <div className={styles.versus} aria-hidden="true">
        <div>
          <Avatar userId={fromUserId} username={fromUsername} size="large" />
          <span>{fromUsername}</span>
        </div>
        <span className={classNames(text.figure, styles.vs)}>{lobbyWords.versus}</span>
        <div>
          <Avatar userId={user.userId} username={user.username} size="large" />
          <span translate="no">{user.username}</span>
        </div>
      </div>
      <p className={styles.words}>
        <strong>{fromUsername}</strong> {lobbyWords.challengesYouToGame(formatName(format))}
      </p>
      <p className={styles.facts}>
        {uiWords.averagePerTurn} <b>{formatAverage(fromMpt)}</b> ·{' '}
        <b role="timer">{clockFace(seconds)}</b> {lobbyWords.timeToAnswer}
      </p>
      <SuddenActions>
        <Button busy={isRejecting} onClick={onReject}>
          {lobbyWords.reject}
        </Button>
        <Button variant="go" busy={isAccepting} onClick={onAccept}>
          {lobbyWords.accept}
        </Button>
      </SuddenActions>
    </Dialog>
  );
}
