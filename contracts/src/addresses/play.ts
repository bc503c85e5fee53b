/** Addresses of the calls in `calls/play.ts`. */

export const getGame = 'GET /games/:gameId';
export const getGameDetails = 'GET /games/:gameId/details';
export const recordTurn = 'POST /games/:gameId/turn';
export const getActiveGame = 'GET /games/activegame/:userId';
export const listFinishedGames = 'GET /games/getFinishedGamesByUser/:userId';
export const getStatistics = 'GET /games/statistics/:userId';
export const getFigures = 'GET /users/:userId/statistics';
export const listRivals = 'GET /users/:userId/rivals';
