/** Addresses of the calls in `calls/screens.ts`. */
import { ONE, type Kind } from './one.ts';

export const showLeague = 'GET /tv/leagues/:leagueId';
export const showTournament = 'GET /tv/tournaments/:tournamentId';
export const showGame = 'GET /tv/games/:gameId';

export const openScreenCode = 'POST /tv/local/';
export const showLocalGame = 'GET /tv/local/:code';
export const sendLocalGame = 'PUT /tv/local/:code';
export const closeScreenCode = 'DELETE /tv/local/:code';

export const openGameScreen = 'POST /games/:gameId/screen';
export const renewGameScreen = 'POST /games/:gameId/screen/renew';

export const openScreen = (of: Kind) => `POST /${ONE[of]}/screen` as const;
export const renewScreen = (of: Kind) => `POST /${ONE[of]}/screen/renew` as const;
