/** What the addresses of leagues and of tournaments name, by names that both have in common. */
import { byLeagueGame, byLeagueId, byLeagueMember } from '@darts/contracts/leagues';
import { byTournamentGame, byTournamentId, byTournamentMember } from '@darts/contracts/tournaments';
import * as z from 'zod/mini';

/** `one` competition, a `game` of it, or a `member`. */
export const PARAMS = {
  league: {
    one: z.pipe(
      byLeagueId,
      z.transform(({ leagueId }) => ({ competitionId: leagueId })),
    ),
    game: z.pipe(
      byLeagueGame,
      z.transform(({ leagueId, gameId }) => ({ competitionId: leagueId, gameId })),
    ),
    member: z.pipe(
      byLeagueMember,
      z.transform(({ leagueId, userId }) => ({ competitionId: leagueId, userId })),
    ),
  },
  tournament: {
    one: z.pipe(
      byTournamentId,
      z.transform(({ tournamentId }) => ({ competitionId: tournamentId })),
    ),
    game: z.pipe(
      byTournamentGame,
      z.transform(({ tournamentId, gameId }) => ({ competitionId: tournamentId, gameId })),
    ),
    member: z.pipe(
      byTournamentMember,
      z.transform(({ tournamentId, userId }) => ({ competitionId: tournamentId, userId })),
    ),
  },
};
