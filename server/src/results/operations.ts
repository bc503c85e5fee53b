import { byLeagueGame, byLeagueId, byLeagueMember } from '@darts/contracts/leagues';
import { byTournamentGame, byTournamentId, byTournamentMember } from '@darts/contracts/tournaments';
import * as z from 'zod/mini';

/** What differs between the calls for leagues and those for tournaments. */
export const OPERATIONS = {
  league: {
    operations: {
      decide: 'decideLeagueGame',
      takeBack: 'takeBackLeagueResult',
      withdraw: 'withdrawLeaguePlayer',
      history: 'getLeagueHistory',
      atRisk: 'listLeagueGamesAtRisk',
      remind: 'remindLeaguePlayers',
      grace: 'setLeagueGrace',
      helpers: 'listLeagueHelpers',
      addHelper: 'addLeagueHelper',
      removeHelper: 'removeLeagueHelper',
    },
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
    operations: {
      decide: 'decideTournamentGame',
      takeBack: 'takeBackTournamentResult',
      withdraw: 'withdrawTournamentPlayer',
      history: 'getTournamentHistory',
      atRisk: 'listTournamentGamesAtRisk',
      remind: 'remindTournamentPlayers',
      grace: 'setTournamentGrace',
      helpers: 'listTournamentHelpers',
      addHelper: 'addTournamentHelper',
      removeHelper: 'removeTournamentHelper',
    },
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
} as const;
