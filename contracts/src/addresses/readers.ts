/** Addresses of the calls in `calls/readers.ts`. */
export const getPublicLeague = 'GET /public/leagues/:leagueId';
export const getPublicRound = 'GET /public/leagues/:leagueId/games/:round';
export const getPublicTournament = 'GET /public/tournaments/:tournamentId';
export const getPublicGame = 'GET /public/games/:gameId';
