/** What the calls for leagues and those for tournaments are named. */
export const OPERATIONS = {
  league: {
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
  tournament: {
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
} as const;
