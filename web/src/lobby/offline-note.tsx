import { WifiOff } from 'lucide-react';
import { useConnection } from '#platform/connection.ts';
import { Note } from '#ui/note.tsx';

/** Says that what is on the page may be old. */
export function OfflineNote() {
  const isOffline = useConnection() === 'offline';
  return (
    <div role="status">
      {isOffline && <Note icon={WifiOff}>Sin conexión. Intentando volver a conectar...</Note>}
    </div>
  );
}
