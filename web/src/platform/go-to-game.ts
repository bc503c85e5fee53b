import { useLocation, useNavigate } from 'react-router';
import { paths } from './paths.ts';

/** What is known of a game by whoever is sent there from the lobby, where it is drawn who begins. */
const DRAWN = { isDrawn: true };

/** Goes from the lobby to the page of an online game, once, however many ways one is sent there. */
export function useGoToGame(): (gameId: string) => void {
  const navigate = useNavigate();
  return (gameId) => {
    const path = paths.onlineGame(gameId);
    // The address bar knows before the next rendering does.
    if (location.pathname !== path) void navigate(path, { state: DRAWN });
  };
}

/** Whether it was drawn who begins the game of this page, as far as is known. */
export function useIsDrawn(): boolean {
  const state: unknown = useLocation().state;
  return (state as Partial<typeof DRAWN> | null)?.isDrawn === true; // whatever else left a state
}
