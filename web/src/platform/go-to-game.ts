import { useLocation, useNavigate } from 'react-router';
import { paths } from './paths.ts';

/** Router state of a game reached from the lobby, where the first player is drawn. */
const DRAWN = { isDrawn: true };

/** Goes from the lobby to an online game, at most once. */
export function useGoToGame(): (gameId: string) => void {
  const navigate = useNavigate();
  return (gameId) => {
    const path = paths.onlineGame(gameId);
    // The address bar is up to date before the next render.
    if (location.pathname !== path) void navigate(path, { state: DRAWN });
  };
}

/** True if the first player of this page's game was drawn; false if it is not known. */
export function useIsDrawn(): boolean {
  const state: unknown = useLocation().state;
  return (state as Partial<typeof DRAWN> | null)?.isDrawn === true; // other pages may have left any state
}
