/** Addresses of the calls in `calls/results.ts`. */

export const getGameResult = 'GET /games/:gameId/result';
export const proposeResult = 'POST /games/:gameId/result/proposal';
export const confirmResult = 'POST /games/:gameId/result/confirm';
export const disputeResult = 'POST /games/:gameId/result/dispute';
export const previewLeagueWithdrawal = 'GET /leagues/:leagueId/withdrawals/:userId';
