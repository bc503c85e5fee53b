import { useLocation } from 'react-router';
import { useGoToGame } from '#platform/go-to-game.ts';
import { isLobbyPath } from '#platform/paths.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';

/** How long a tab out of sight waits for one in sight to go first, in milliseconds. */
const AFTER_OTHERS_MS = 1000;

/**
 * Follows the server's call to a game that begins. All tabs of the user receive it and one goes: the
 * one in sight or else, when none is, the one in the lobby.
 */
export function useCallToGame(): void {
  const goToGame = useGoToGame();
  const { pathname } = useLocation();
  const isInLobby = isLobbyPath(pathname);

  useServerEvent('joinGameRoom', ({ gameId }) => {
    const go = () => goToGame(gameId);
    if (document.visibilityState === 'visible') go();
    else if (isInLobby) setTimeout(() => goUnlessTaken(go), AFTER_OTHERS_MS);
  });
}

const goUnlessTaken = (go: () => void): Promise<void> =>
  ask('hasOtherSocketInGame', {}).then(
    ({ hasOtherSocketInGame }) => void (hasOtherSocketInGame || go()),
    go, // out of reach: the game's page asks again by itself
  );
