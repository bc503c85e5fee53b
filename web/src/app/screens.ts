import { screen } from './screen.tsx';

// Each brings the other: one leads to the other, where the address must not change before the form.
const loginForm = () => import('#accounts/login-page.tsx');
const signupForm = () => import('#accounts/signup-page.tsx');
const recoverForm = () => import('#accounts/recover-page.tsx');

export const HomeScreen = screen(async () => (await import('./home-screen.tsx')).HomeScreen);
export const AuthLayout = screen(async () => (await import('./auth-layout.tsx')).AuthLayout);
export const LoginPage = screen(async () => {
  void signupForm();
  void recoverForm();
  return (await loginForm()).LoginPage;
});
export const SignupPage = screen(async () => {
  void loginForm();
  return (await signupForm()).SignupPage;
});
export const RecoverPage = screen(async () => {
  void loginForm();
  return (await recoverForm()).RecoverPage;
});
export const ResetPage = screen(async () => (await import('#accounts/reset-page.tsx')).ResetPage);
export const ProfilePage = screen(
  async () => (await import('#accounts/profile-page.tsx')).ProfilePage,
);
export const ProfileSettingsPage = screen(
  async () => (await import('#accounts/profile-settings-page.tsx')).ProfileSettingsPage,
);
export const PasswordSettingsPage = screen(
  async () => (await import('#accounts/password-settings-page.tsx')).PasswordSettingsPage,
);
export const DeletionPage = screen(
  async () => (await import('#accounts/deletion-page.tsx')).DeletionPage,
);
export const UsersPage = screen(async () => (await import('#accounts/users-page.tsx')).UsersPage);
export const LobbyPage = screen(async () => (await import('#lobby/lobby-page.tsx')).LobbyPage);
export const NewGamePage = screen(
  async () => (await import('#play/new-game-page.tsx')).NewGamePage,
);
export const LocalGamePage = screen(
  async () => (await import('#play/local-game-page.tsx')).LocalGamePage,
);
export const OnlineGamePage = screen(
  async () => (await import('#play/online-game-page.tsx')).OnlineGamePage,
);
export const GameStatisticsPage = screen(
  async () => (await import('#play/game-statistics-page.tsx')).GameStatisticsPage,
);
export const GameLobbyPage = screen(
  async () => (await import('#competitions/game-lobby-page.tsx')).GameLobbyPage,
);
export const LeaguesPage = screen(
  async () => (await import('#leagues/leagues-page.tsx')).LeaguesPage,
);
export const LeaguePage = screen(async () => (await import('#leagues/league-page.tsx')).LeaguePage);
export const NewLeaguePage = screen(
  async () => (await import('#leagues/new-league-page.tsx')).NewLeaguePage,
);
export const LeagueEditPage = screen(
  async () => (await import('#leagues/league-edit-page.tsx')).LeagueEditPage,
);
export const BracketPage = screen(
  async () => (await import('#tournaments/bracket-page.tsx')).BracketPage,
);
export const LegalNoticePage = screen(
  async () => (await import('#legal/legal-notice-page.tsx')).LegalNoticePage,
);
export const PrivacyPage = screen(
  async () => (await import('#legal/privacy-page.tsx')).PrivacyPage,
);
export const CookiesPage = screen(
  async () => (await import('#legal/cookies-page.tsx')).CookiesPage,
);
