import { useConnection, useIsBlocked } from '#platform/connection.ts';
import { OfflineNotice } from '#ui/feedback/offline-notice.tsx';
import { onlineTurnWords } from './words.ts';

type Props = {
  readonly isUnsent: boolean; // a turn has not been answered yet
  readonly isLate: boolean; // an attempt to send it has failed
};

/** A notice that the server is out of reach, and that a turn waits to be sent. */
export function ConnectionNotice({ isUnsent, isLate }: Props) {
  const isOffline = useConnection() === 'offline';
  const isBlocked = useIsBlocked();
  const message = isUnsent
    ? onlineTurnWords.unsentTurn
    : isBlocked
      ? onlineTurnWords.blocked
      : undefined;
  return <OfflineNotice isOffline={isOffline || isLate} message={message} isBar />;
}
