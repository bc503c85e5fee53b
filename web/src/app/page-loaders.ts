import { LoadFailedSaid } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { loadChosenEntry } from '#play/entry/entry-parts.tsx';

export const HomeScreen = onDemand(() => import('./home-screen.tsx'), 'HomeScreen');
export const SlideInMenu = onDemand(
  () => import('./navigation/slide-in-menu.tsx'),
  'SlideInMenu',
  LoadFailedSaid,
);
export const AuthLayout = onDemand(() => import('./auth-layout.tsx'), 'AuthLayout');
export const LoginPage = onDemand(() => import('#accounts/sign-in/login-page.tsx'), 'LoginPage');
export const SignupPage = onDemand(() => import('#accounts/sign-in/signup-page.tsx'), 'SignupPage');
export const RecoverPage = onDemand(
  () => import('#accounts/sign-in/recover-page.tsx'),
  'RecoverPage',
);
export const ResetPage = onDemand(() => import('#accounts/sign-in/reset-page.tsx'), 'ResetPage');
export const ProfilePage = onDemand(
  () => import('#accounts/profile/profile-page.tsx'),
  'ProfilePage',
);
export const ProfileSettingsPage = onDemand(
  () => import('./profile-settings-screen.tsx'),
  'ProfileSettingsScreen',
);
export const PasswordSettingsPage = onDemand(
  () => import('#accounts/settings/password-settings-page.tsx'),
  'PasswordSettingsPage',
);
export const DeletionPage = onDemand(
  () => import('#accounts/settings/deletion-page.tsx'),
  'DeletionPage',
);
export const UsersPage = onDemand(() => import('#accounts/users/users-page.tsx'), 'UsersPage');
export const LobbyPage = onDemand(() => import('#lobby/lobby-page.tsx'), 'LobbyPage');
export const NewGamePage = onDemand(() => import('#play/local/new-game-page.tsx'), 'NewGamePage');
export const LocalGamePage = onDemand(async () => {
  const [screen] = await Promise.all([
    import('#play/local/local-game-page.tsx'),
    loadChosenEntry(),
  ]);
  return screen;
}, 'LocalGamePage');
export const OnlineGamePage = onDemand(async () => {
  const [screen] = await Promise.all([
    import('#play/online/online-game-page.tsx'),
    loadChosenEntry(),
  ]);
  return screen;
}, 'OnlineGamePage');
export const GameScreen = onDemand(() => import('./game-screen.tsx'), 'GameScreen');
export const GameLobbyPage = onDemand(
  () => import('#competitions/game-lobby/game-lobby-page.tsx'),
  'GameLobbyPage',
);
export const RemindersOffPage = onDemand(
  () => import('#competitions/dates/reminders-off-page.tsx'),
  'RemindersOffPage',
);
export const LeaguesPage = onDemand(() => import('#leagues/leagues-page.tsx'), 'LeaguesPage');
export const LeaguePage = onDemand(() => import('#leagues/detail/league-page.tsx'), 'LeaguePage');
export const NewLeaguePage = onDemand(
  () => import('#leagues/form/league-form-pages.tsx'),
  'NewLeaguePage',
);
export const LeagueEditPage = onDemand(
  () => import('#leagues/form/league-form-pages.tsx'),
  'LeagueEditPage',
);
export const TournamentsPage = onDemand(
  () => import('#tournaments/tournaments-page.tsx'),
  'TournamentsPage',
);
export const TournamentPage = onDemand(
  () => import('#tournaments/detail/tournament-page.tsx'),
  'TournamentPage',
);
export const NewTournamentPage = onDemand(
  () => import('#tournaments/form/tournament-form-pages.tsx'),
  'NewTournamentPage',
);
export const TournamentEditPage = onDemand(
  () => import('#tournaments/form/tournament-form-pages.tsx'),
  'TournamentEditPage',
);
export const BracketPage = onDemand(
  () => import('#tournaments/bracket/bracket-page.tsx'),
  'BracketPage',
);
export const PublicPage = onDemand(() => import('#readers/public-page.tsx'), 'PublicPage');
export const InvitationScreen = onDemand(
  () => import('./invitation-screen.tsx'),
  'InvitationScreen',
);
export const LegalNoticePage = onDemand(
  () => import('#legal/legal-notice-page.tsx'),
  'LegalNoticePage',
);
export const PrivacyPage = onDemand(() => import('#legal/privacy-page.tsx'), 'PrivacyPage');
export const CookiesPage = onDemand(() => import('#legal/cookies-page.tsx'), 'CookiesPage');
export const NotFoundPage = onDemand(
  () => import('./not-found/not-found-page.tsx'),
  'NotFoundPage',
);
export const TvPage = onDemand(() => import('#tv/tv-page.tsx'), 'TvPage');
