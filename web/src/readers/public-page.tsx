import { useParams } from 'react-router';
import { PublicGamePage } from './public-game.tsx';
import { PublicLeaguePage } from './public-league.tsx';
import { PublicTournamentPage } from './public-tournament.tsx';

/** Public page of a league, a tournament or a game. */
export function PublicPage() {
  const { leagueId, tournamentId, gameId = '' } = useParams(); // the route sets one of them
  if (leagueId !== undefined) return <PublicLeaguePage key={leagueId} leagueId={leagueId} />;
  if (tournamentId !== undefined) {
    return <PublicTournamentPage key={tournamentId} tournamentId={tournamentId} />;
  }
  return <PublicGamePage key={gameId} gameId={gameId} />;
}
