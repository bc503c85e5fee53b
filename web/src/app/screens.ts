import { onDemand } from '#platform/on-demand.tsx';
import { loadChosenEntry } from '#play/entry/entry-parts.tsx';

// Each brings the other: one leads to the other, where the address must not change before the form.
const loginForm = () => import('#accounts/sign-in/login-page.tsx');
const signupForm = () => import('#accounts/sign-in/signup-page.tsx');
const recoverForm = () => import('#accounts/sign-in/recover-page.tsx');

export const HomeScreen = onDemand(async () => (await import('./home-screen.tsx')).HomeScreen);
export const AuthLayout = onDemand(async () => (await import('./auth-layout.tsx')).AuthLayout);
export const LoginPage = onDemand(async () => {
  void signupForm();
  void recoverForm();
  return (await loginForm()).LoginPage;
});
export const SignupPage = onDemand(async () => {
  void loginForm();
  return (await signupForm()).SignupPage;
});
export const RecoverPage = onDemand(async () => {
  void loginForm();
  return (await recoverForm()).RecoverPage;
});
export const ResetPage = onDemand(
  async () => (await import('#accounts/sign-in/reset-page.tsx')).ResetPage,
);
export const ProfilePage = onDemand(
  async () => (await import('#accounts/profile/profile-page.tsx')).ProfilePage,
);
export const ProfileSettingsPage = onDemand(
  async () => (await import('#accounts/settings/profile-settings-page.tsx')).ProfileSettingsPage,
);
export const PasswordSettingsPage = onDemand(
  async () => (await import('#accounts/settings/password-settings-page.tsx')).PasswordSettingsPage,
);
export const DeletionPage = onDemand(
  async () => (await import('#accounts/settings/deletion-page.tsx')).DeletionPage,
);
export const UsersPage = onDemand(
  async () => (await import('#accounts/users/users-page.tsx')).UsersPage,
);
export const LobbyPage = onDemand(async () => (await import('#lobby/lobby-page.tsx')).LobbyPage);
export const NewGamePage = onDemand(
  async () => (await import('#play/local/new-game-page.tsx')).NewGamePage,
);
export const LocalGamePage = onDemand(async () => {
  const [{ LocalGamePage: page }] = await Promise.all([
    import('#play/local/local-game-page.tsx'),
    loadChosenEntry(),
  ]);
  return page;
});
export const OnlineGamePage = onDemand(async () => {
  const [{ OnlineGamePage: page }] = await Promise.all([
    import('#play/online/online-game-page.tsx'),
    loadChosenEntry(),
  ]);
  return page;
});
export const GameStatisticsPage = onDemand(
  async () => (await import('#play/statistics/game-statistics-page.tsx')).GameStatisticsPage,
);
export const GameLobbyPage = onDemand(
  async () => (await import('#competitions/game-lobby/game-lobby-page.tsx')).GameLobbyPage,
);
export const LeaguesPage = onDemand(
  async () => (await import('#leagues/leagues-page.tsx')).LeaguesPage,
);
export const LeaguePage = onDemand(
  async () => (await import('#leagues/detail/league-page.tsx')).LeaguePage,
);
export const NewLeaguePage = onDemand(
  async () => (await import('#leagues/form/new-league-page.tsx')).NewLeaguePage,
);
export const LeagueEditPage = onDemand(
  async () => (await import('#leagues/form/league-edit-page.tsx')).LeagueEditPage,
);
export const TournamentsPage = onDemand(
  async () => (await import('#tournaments/tournaments-page.tsx')).TournamentsPage,
);
export const TournamentPage = onDemand(
  async () => (await import('#tournaments/detail/tournament-page.tsx')).TournamentPage,
);
export const NewTournamentPage = onDemand(
  async () => (await import('#tournaments/form/new-tournament-page.tsx')).NewTournamentPage,
);
export const TournamentEditPage = onDemand(
  async () => (await import('#tournaments/form/tournament-edit-page.tsx')).TournamentEditPage,
);
export const BracketPage = onDemand(
  async () => (await import('#tournaments/bracket/bracket-page.tsx')).BracketPage,
);
export const LegalNoticePage = onDemand(
  async () => (await import('#legal/legal-notice-page.tsx')).LegalNoticePage,
);
export const PrivacyPage = onDemand(
  async () => (await import('#legal/privacy-page.tsx')).PrivacyPage,
);
export const CookiesPage = onDemand(
  async () => (await import('#legal/cookies-page.tsx')).CookiesPage,
);
