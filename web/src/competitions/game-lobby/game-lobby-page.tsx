import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { pendingGameQuery } from '#competitions/queries.ts';
import { TurnedAway } from '#competitions/turned-away.tsx';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { GameLobby } from './game-lobby.tsx';
import { competitionPath, isPlayer } from './game-of.ts';
import { gameLobbyWords } from './words.ts';

/** Lobby of a competition game, where its two players meet before it begins. */
export function GameLobbyPage() {
  const { gameId = '' } = useParams(); // always set by the route
  const { userId } = useUser();
  const { data: game, isError } = useQuery(pendingGameQuery(gameId));

  if (isError && !game) {
    return <TurnedAway words={gameLobbyWords.notLoaded} to={paths.lobby} />;
  }
  if (!game) return <Loading />;
  const wayBack = competitionPath(game) ?? paths.lobby;
  if (!isPlayer(game, userId)) {
    return <TurnedAway words={gameLobbyWords.notAPlayer} to={wayBack} />;
  }
  if (game.status === 'finalizada') return <Navigate to={paths.gameView(gameId)} replace />;
  return <GameLobby key={gameId} game={game} wayBack={wayBack} />;
}
