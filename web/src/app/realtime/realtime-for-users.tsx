import { lazy, Suspense } from 'react';
import { CrashScreen } from '#app/crash-screen.tsx';
import { useSession } from '#platform/session.ts';

const Realtime = lazy(async () => {
  void import('#platform/connect.ts'); // what it asks for next
  return { default: (await import('./realtime.tsx')).Realtime };
});

/** Guests receive no events, and load nothing for them. */
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
