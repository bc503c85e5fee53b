import { useNavigate } from 'react-router';
import { paths } from './paths.ts';

/** Goes to the page of an online game, once, however many ways one is sent there. */
export function useGoToGame(): (gameId: string) => void {
  const navigate = useNavigate();
  return (gameId) => {
    const path = paths.onlineGame(gameId);
    // The address bar knows before the next rendering does.
    if (location.pathname !== path) void navigate(path);
  };
}
