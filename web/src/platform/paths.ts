/** Addresses of the app. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  recoverPassword: '/recoverpassword',
  resetPassword: '/resetpassword',
  user: (userId: string) => `/user/${userId}`,
  settings: '/settings',
  profileSettings: '/settings/profile',
  passwordSettings: '/settings/password',
  deletion: '/settings/delete',
  users: '/settings/users',
  newGame: '/game/newgame',
  localGame: '/play/game/local',
  onlineGame: (gameId: string) => `/play/game/online/${gameId}`,
  gameView: (gameId: string) => `/game/view/${gameId}`,
  online: '/online',
  lobby: '/online/lobby',
  gameLobby: (gameId: string) => `/game/lobby/${gameId}`,
  leagues: '/leagues',
  newLeague: '/leagues/create',
  league: (leagueId: string) => `/leagues/${leagueId}`,
  leagueEdit: (leagueId: string) => `/leagues-edit/${leagueId}`,
  tournaments: '/tournaments',
  newTournament: '/tournaments/create',
  tournament: (tournamentId: string) => `/tournaments/${tournamentId}`,
  tournamentEdit: (tournamentId: string) => `/tournaments-edit/${tournamentId}`,
  tournamentView: (tournamentId: string) => `/tournaments/view/${tournamentId}`,
  remindersOff: (token: string) => `/reminders/off/${token}`,
  invitation: (token: string) => `/join/${token}`,
  tv: '/tv', // alone: the form for a code; followed by a kind and an id: a screen
  legalNotice: '/legal/legalnoticy',
  privacy: '/legal/privacy',
  cookies: '/legal/cookies',
} as const;

/** True for the page of a game, which asks before it is left. */
export const isGamePath = (pathname: string): boolean => pathname.startsWith('/play/game/');

/** True for the page of a game against another device. */
export const isOnlineGamePath = (pathname: string): boolean =>
  pathname.startsWith(paths.onlineGame(''));

export const isLobbyPath = (pathname: string): boolean =>
  pathname === paths.online || pathname === paths.lobby;
