import { sideOfUser } from '@darts/contracts/game/pairs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { gameQuery, useGameEvents } from '#play/queries.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { playWords } from '#play/words.ts';
import { OnlineGame } from './online-game.tsx';

/** A game against another device, for its two players while it runs. */
export function OnlineGamePage() {
  const { gameId = '' } = useParams(); // always set by the route
  return <Entrance key={gameId} gameId={gameId} />;
}

/** Shows the running game to its players, and redirects everybody else to the view of the game. */
function Entrance({ gameId }: { readonly gameId: string }) {
  useGameEvents();
  const { userId } = useUser();
  const { data: game, isError, isFetchedAfterMount } = useQuery(gameQuery(gameId));
  const [isIn, setIn] = useState(false); // stays true after the end of the game

  const side = game && sideOfUser(game, userId);

  // The cache may hold a stale game of an earlier visit.
  if (isFetchedAfterMount && side !== undefined && game?.status === 'encurso' && !isIn) setIn(true);

  if (isIn && game && side !== undefined) return <OnlineGame view={game} side={side} />;
  if (isError) return <LoadFailure />;
  if (!isFetchedAfterMount) return <Loading />;
  return <Navigate to={paths.gameView(gameId)} replace />;
}

function LoadFailure() {
  const navigate = useNavigate();

  useEffect(() => {
    toast.error(playWords.couldNotLoad);
    void navigate(paths.home, { replace: true });
  }, [navigate]);

  return null;
}
