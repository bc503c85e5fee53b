/** Every address of the app, in one place. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  user: (userId: string) => `/user/${userId}`,
  newGame: '/game/newgame',
  localGame: '/play/game/local',
  onlineGame: (gameId: string) => `/play/game/online/${gameId}`,
  gameView: (gameId: string) => `/game/view/${gameId}`,
  online: '/online',
  lobby: '/online/lobby',
  legalNotice: '/legal/legalnoticy',
  privacy: '/legal/privacy',
  cookies: '/legal/cookies',
} as const;

/** Whether a game is on the screen. Leaving such a page is asked about first. */
export const isGamePath = (pathname: string): boolean => pathname.startsWith('/play/game/');
