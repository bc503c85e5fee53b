import { Suspense } from 'react';
import { onDemand } from '#platform/on-demand.tsx';
import { deviceStore, LOCAL_GAME_KEY } from '#platform/storage.ts';
import { useIsHydrated } from '#store.ts';
import { CrashScreen } from './crash-screen.tsx';

const ContinueGame = onDemand(() => import('#play/local/continue-game.tsx'), 'ContinueGame');

/** The way back to a local game. What reads it is loaded only where this device keeps one. */
export function LeftGame() {
  const isHydrated = useIsHydrated();
  if (!isHydrated || deviceStore.read(LOCAL_GAME_KEY) === null) return null;
  return (
    <CrashScreen instead={null}>
      <Suspense>
        <ContinueGame />
      </Suspense>
    </CrashScreen>
  );
}
