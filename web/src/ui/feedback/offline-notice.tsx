import { WifiOff } from 'lucide-react';
import { uiWords } from '#ui/words.ts';
import { Callout } from './callout.tsx';
import styles from './offline-notice.module.css';

type Props = {
  readonly isOffline: boolean;
  readonly message?: string | undefined; // what it means for the page, where that is more
  readonly isBar?: boolean; // above a screen as high as the window
};

/** Says that the page may be stale. */
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
