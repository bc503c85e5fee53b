import { WifiOff } from 'lucide-react';
import { useConnection } from '#platform/connection.ts';
import styles from './offline-notice.module.css';

/** Says that the game may have gone on without this screen. */
export function OfflineNotice() {
  const isOffline = useConnection() === 'offline';
  return (
    <div role="status">
      {isOffline && (
        <p className={styles['notice']}>
          <WifiOff size={20} aria-hidden />
          Sin conexión. Intentando volver a conectar...
        </p>
      )}
    </div>
  );
}
