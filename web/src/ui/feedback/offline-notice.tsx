import { WifiOff } from 'lucide-react';
import { uiWords } from '#ui/words.ts';
import { Callout } from './callout.tsx';
import styles from './offline-notice.module.css';

type Props = {
  readonly isOffline: boolean;
  readonly message?: string | undefined; // a more specific message for the page
  readonly isBar?: boolean; // shown as a bar above a screen that fills the window
};

/** Warns that the connection is lost, so that the page may be stale. */
export function OfflineNotice({ isOffline, message = uiWords.offline, isBar = false }: Props) {
  return (
    <div role="status">
      {isOffline && (
        <Callout icon={WifiOff} className={isBar ? styles.bar : undefined}>
          {message}
        </Callout>
      )}
    </div>
  );
}
