/** Addresses of the calls in `calls/files.ts`, for logged-in users and for callers without a session. */
const LEAGUE = 'leagues/:leagueId';
const TOURNAMENT = 'tournaments/:tournamentId';

export const memberFiles = {
  getLeagueTable: `GET /${LEAGUE}/table.csv`,
  getLeagueFile: `GET /${LEAGUE}/table.json`,
  getGroupTables: `GET /${TOURNAMENT}/groups.csv`,
  getBracketTable: `GET /${TOURNAMENT}/bracket.csv`,
  getTournamentFile: `GET /${TOURNAMENT}/bracket.json`,
} as const;

export const publicFiles = {
  getLeagueTable: `GET /public/${LEAGUE}/table.csv`,
  getLeagueFile: `GET /public/${LEAGUE}/table.json`,
  getGroupTables: `GET /public/${TOURNAMENT}/groups.csv`,
  getBracketTable: `GET /public/${TOURNAMENT}/bracket.csv`,
  getTournamentFile: `GET /public/${TOURNAMENT}/bracket.json`,
} as const;
