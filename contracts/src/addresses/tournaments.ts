/** Addresses of the calls in `calls/tournaments.ts`. */

export const listTournaments = 'GET /tournaments/';
export const createTournament = 'POST /tournaments/create';
export const getTournament = 'GET /tournaments/:tournamentId';
export const editTournament = 'PUT /tournaments/:tournamentId';
export const joinTournament = 'POST /tournaments/:tournamentId/join';
export const leaveTournament = 'POST /tournaments/:tournamentId/leave';
export const startTournament = 'POST /tournaments/:tournamentId/start';
export const endTournament = 'POST /tournaments/:tournamentId/end';
export const putTournamentInOrder = 'PUT /tournaments/:tournamentId/seeds';
export const setTournamentBoards = 'PUT /tournaments/:tournamentId/boards';
export const callTournamentGame = 'PUT /tournaments/:tournamentId/boards/:boardId/game';
export const getTournamentCalendar = 'GET /tournaments/:tournamentId/calendar.ics';
