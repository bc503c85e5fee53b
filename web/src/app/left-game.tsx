import { Suspense } from 'react';
import { NothingInstead } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { deviceStore, LOCAL_GAME_KEY } from '#platform/storage.ts';
import { useIsHydrated } from '#store.ts';

const ContinueGame = onDemand(() => import('#play/local/continue-game.tsx'), NothingInstead);

/** Link back to an unfinished local game. Its code is loaded only if this device stores a local game. */
export function LeftGame() {
  const isHydrated = useIsHydrated();
  if (!isHydrated || deviceStore.read(LOCAL_GAME_KEY) === null) return null;
  return (
    <Suspense>
      <ContinueGame />
    </Suspense>
  );
}
