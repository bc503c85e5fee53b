import { useConnection } from '#platform/connection.ts';
import { OfflineNotice } from '#ui/feedback/offline-notice.tsx';
import { words } from './words.ts';

type Props = {
  readonly isUnsent: boolean; // a turn is on its way to the server
  readonly isLate: boolean; // and longer than it takes
};

/** Says that the server is out of reach, and that a turn waits for it. */
export function ConnectionNotice({ isUnsent, isLate }: Props) {
  const isOffline = useConnection() === 'offline';
  const message = isUnsent ? words.unsentTurn : undefined;
  return <OfflineNotice isOffline={isOffline || isLate} message={message} isBar />;
}
