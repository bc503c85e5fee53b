/**
 * The addresses of the app's pages; what follows a colon stands for any one part. The web's router
 * knows these and no others, and the server answers 404 to every other path.
 */
export const PAGES = [
  '/',
  '/login',
  '/signup',
  '/recoverpassword',
  '/resetpassword',
  '/user/:userId',
  '/settings',
  '/settings/profile',
  '/settings/password',
  '/settings/delete',
  '/settings/users',
  '/game/newgame',
  '/game/view/:gameId',
  '/game/lobby/:gameId',
  '/play/game/local',
  '/play/game/online/:gameId',
  '/online',
  '/online/lobby',
  '/leagues',
  '/leagues/create',
  '/leagues/:leagueId',
  '/leagues-edit/:leagueId',
  '/tournaments',
  '/tournaments/create',
  '/tournaments/:tournamentId',
  '/tournaments-edit/:tournamentId',
  '/tournaments/view/:tournamentId',
  '/reminders/off/:token',
  '/join/:token',
  '/tv',
  '/tv/:kind/:id',
  '/legal/legalnoticy',
  '/legal/privacy',
  '/legal/cookies',
] as const;

const patterns = PAGES.map(
  (page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
);

/** Whether there is a page at a path, in any case and with a slash at its end, as the router has it. */
export const isPage = (pathname: string): boolean =>
  patterns.some((pattern) => pattern.test(pathname));
