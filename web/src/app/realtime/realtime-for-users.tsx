import { Suspense } from 'react';
import { CrashScreen } from '#app/crash-screen.tsx';
import { useSession } from '#platform/session.ts';
import { LoadFailedSaid } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';

const Realtime = onDemand(() => {
  import('#platform/connect.ts').catch(() => {}); // preload: `openSocket` imports it next, and retries a failed load
  return import('./realtime.tsx');
}, LoadFailedSaid);

/** Realtime code, loaded for logged-in users only. */
export function RealtimeForUsers() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <CrashScreen instead={null}>
      <Suspense>
        <Realtime />
      </Suspense>
    </CrashScreen>
  );
}
