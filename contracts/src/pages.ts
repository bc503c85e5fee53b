/**
 * The addresses of the app's pages; a name after a colon stands for any one segment. The web's router
 * has these routes only, and the server answers 404 to every other path.
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

/** True if the app has a page at `pathname`. Ignores case and a trailing slash, as the router does. */
export const isPage = (pathname: string): boolean =>
  patterns.some((pattern) => pattern.test(pathname));
