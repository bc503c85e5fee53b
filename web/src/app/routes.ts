import { matchPath, type Params } from 'react-router';
import type { OnDemand } from '#ui/loading/on-demand.tsx';
import { paths } from '#platform/paths.ts';
import * as screens from './page-loaders.ts';

type Addresses = Readonly<Record<string, OnDemand>>;

/** Screens by audience and address. */
export const routes = {
  forAll: {
    [paths.home]: screens.HomeScreen,
    [paths.newGame]: screens.NewGamePage,
    [paths.localGame]: screens.LocalGamePage,
    [paths.remindersOff(':token')]: screens.RemindersOffPage,
    [paths.invitation(':token')]: screens.InvitationScreen,
    [paths.legalNotice]: screens.LegalNoticePage,
    [paths.privacy]: screens.PrivacyPage,
    [paths.cookies]: screens.CookiesPage,
  },
  forUsers: {
    [paths.onlineGame(':gameId')]: screens.OnlineGamePage,
    [paths.online]: screens.LobbyPage,
    [paths.lobby]: screens.LobbyPage,
    [paths.gameLobby(':gameId')]: screens.GameLobbyPage,
    [paths.leagues]: screens.LeaguesPage,
    [paths.newLeague]: screens.NewLeaguePage,
    [paths.leagueEdit(':leagueId')]: screens.LeagueEditPage,
    [paths.tournaments]: screens.TournamentsPage,
    [paths.newTournament]: screens.NewTournamentPage,
    [paths.tournamentEdit(':tournamentId')]: screens.TournamentEditPage,
    [paths.user(':userId')]: screens.ProfilePage,
    [paths.settings]: screens.ProfileSettingsPage,
    [paths.profileSettings]: screens.ProfileSettingsPage,
    [paths.passwordSettings]: screens.PasswordSettingsPage,
    [paths.deletion]: screens.DeletionPage,
    [paths.users]: screens.UsersPage,
  },
  /** Require a session, unless the page is public. */
  forReaders: {
    [paths.gameView(':gameId')]: screens.GameScreen,
    [paths.league(':leagueId')]: screens.LeaguePage,
    [paths.tournament(':tournamentId')]: screens.TournamentPage,
    [paths.tournamentView(':tournamentId')]: screens.BracketPage,
  },
  forGuests: {
    [paths.login]: screens.LoginPage,
    [paths.signup]: screens.SignupPage,
    [paths.recoverPassword]: screens.RecoverPage,
  },
  /** Targets of mails, with or without a session. */
  fromMails: {
    [paths.resetPassword]: screens.ResetPage,
  },
  /** Wall screens, without a layout. */
  onWalls: {
    [paths.tv]: screens.TvPage,
    [`${paths.tv}/:kind/:id`]: screens.TvPage,
  },
} satisfies Record<string, Addresses>;

export type Audience = keyof typeof routes;

const all = Object.entries<Addresses>(routes).flatMap(([audience, addresses]) =>
  Object.entries(addresses).map(([path, screen]) => ({
    audience: audience as Audience, // one of the keys of `routes`
    path,
    screen,
  })),
);

/**
 * Normalizes an address: lower case except for tokens, no trailing slash, a single address for the profile settings.
 */
const addressOf = (path: string, params: Params): string =>
  path === paths.settings
    ? paths.profileSettings
    : path.replaceAll(/:(\w+)/g, (_, name: string) => {
        const part = params[name] ?? '';
        return name === 'token' ? part : part.toLowerCase(); // other parameters ignore the case
      });

/**
 * Returns the screen at an address, preferring an exact match over a pattern; without a match, the
 * not-found page.
 */
export function routeAt(pathname: string) {
  const fitting = all.flatMap((route) => {
    const match = matchPath(route.path, pathname);
    return match ? [{ ...route, params: match.params }] : [];
  });
  const found = fitting.find(({ path }) => !path.includes(':')) ?? fitting[0];
  if (found) return { ...found, address: addressOf(found.path, found.params) };
  return {
    audience: 'forAll' as const,
    screen: screens.NotFoundPage,
    params: {},
    address: pathname,
  };
}

/** True if the page is for logged-in users, or shows them more than guests. */
export const isForUsers = (pathname: string): boolean =>
  /Users|Readers/.test(routeAt(pathname).audience);

const LEGAL: ReadonlySet<string> = new Set([paths.legalNotice, paths.privacy, paths.cookies]);

/** True if a page must not show dialogs: legal pages, and the not-found page. */
export const isQuiet = (pathname: string): boolean =>
  LEGAL.has(pathname) || routeAt(pathname).screen === screens.NotFoundPage;

const PATIENCE_MS = 1000;

/**
 * Loads the screen at an address before the first render, for at most {@link PATIENCE_MS}: React holds back content for
 * 300 ms after a loading indicator. After that time, the loading indicator is shown.
 */
export async function loadFirst(pathname: string): Promise<void> {
  const { audience, screen } = routeAt(pathname);
  const isForm = audience === 'forGuests' || audience === 'fromMails';
  const loading = [screen, ...(isForm ? [screens.AuthLayout] : [])].map((each) => each.preload());

  await Promise.race([
    Promise.allSettled(loading),
    new Promise((patienceEnds) => setTimeout(patienceEnds, PATIENCE_MS)),
  ]);
}
