/** Addresses of the calls in `calls/leagues.ts`. */

export const listLeagues = 'GET /leagues/';
export const createLeague = 'POST /leagues/create';
export const getLeague = 'GET /leagues/:leagueId';
export const editLeague = 'PUT /leagues/:leagueId';
export const joinLeague = 'POST /leagues/:leagueId/join';
export const leaveLeague = 'POST /leagues/:leagueId/leave';
export const startLeague = 'POST /leagues/:leagueId/start';
export const endLeague = 'POST /leagues/:leagueId/end';
export const getLeagueCalendar = 'GET /leagues/:leagueId/calendar.ics';
export const getRoundsCalendar = 'GET /leagues/:leagueId/rounds.ics';
export const getClassification = 'GET /leagues/:leagueId/classification';
export const getOutlook = 'GET /leagues/:leagueId/outlook/:userId';
export const getRound = 'GET /leagues/:leagueId/games/:round';
export const listOverdueGames = 'GET /leagues/:leagueId/overdue';
