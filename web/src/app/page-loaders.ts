import { LoadFailedSaid } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { loadChosenEntry } from '#play/entry/entry-parts.tsx';

export const HomeScreen = onDemand(() => import('./home-screen.tsx'));
export const SlideInMenu = onDemand(() => import('./navigation/slide-in-menu.tsx'), LoadFailedSaid);
export const AuthLayout = onDemand(() => import('./auth-layout.tsx'));
export const LoginPage = onDemand(() => import('#accounts/sign-in/login-page.tsx'));
export const SignupPage = onDemand(() => import('#accounts/sign-in/signup-page.tsx'));
export const RecoverPage = onDemand(() => import('#accounts/sign-in/recover-page.tsx'));
export const ResetPage = onDemand(() => import('#accounts/sign-in/reset-page.tsx'));
export const ProfilePage = onDemand(() => import('#accounts/profile/profile-page.tsx'));
export const ProfileSettingsPage = onDemand(() => import('./profile-settings-screen.tsx'));
export const PasswordSettingsPage = onDemand(
  () => import('#accounts/settings/password-settings-page.tsx'),
);
export const DeletionPage = onDemand(() => import('#accounts/settings/deletion-page.tsx'));
export const UsersPage = onDemand(() => import('#accounts/users/users-page.tsx'));
export const LobbyPage = onDemand(() => import('#lobby/lobby-page.tsx'));
export const NewGamePage = onDemand(() => import('#play/local/new-game-page.tsx'));
export const LocalGamePage = onDemand(async () => {
  const [screen] = await Promise.all([
    import('#play/local/local-game-page.tsx'),
    loadChosenEntry(),
  ]);
  return screen;
});
export const OnlineGamePage = onDemand(async () => {
  const [screen] = await Promise.all([
    import('#play/online/online-game-page.tsx'),
    loadChosenEntry(),
  ]);
  return screen;
});
export const GameScreen = onDemand(() => import('./game-screen.tsx'));
export const GameLobbyPage = onDemand(() => import('#competitions/game-lobby/game-lobby-page.tsx'));
export const RemindersOffPage = onDemand(
  () => import('#competitions/dates/reminders-off-page.tsx'),
);
export const LeaguesPage = onDemand(() => import('#leagues/leagues-page.tsx'));
export const LeaguePage = onDemand(() => import('#leagues/detail/league-page.tsx'));
export const NewLeaguePage = onDemand(() => import('#leagues/form/new-league-page.tsx'));
export const LeagueEditPage = onDemand(() => import('#leagues/form/league-edit-page.tsx'));
export const TournamentsPage = onDemand(() => import('#tournaments/tournaments-page.tsx'));
export const TournamentPage = onDemand(() => import('#tournaments/detail/tournament-page.tsx'));
export const NewTournamentPage = onDemand(
  () => import('#tournaments/form/new-tournament-page.tsx'),
);
export const TournamentEditPage = onDemand(
  () => import('#tournaments/form/tournament-edit-page.tsx'),
);
export const BracketPage = onDemand(() => import('#tournaments/bracket/bracket-page.tsx'));
export const PublicPage = onDemand(() => import('#readers/public-page.tsx'));
export const InvitationScreen = onDemand(() => import('./invitation-screen.tsx'));
export const LegalNoticePage = onDemand(() => import('#legal/legal-notice-page.tsx'));
export const PrivacyPage = onDemand(() => import('#legal/privacy-page.tsx'));
export const CookiesPage = onDemand(() => import('#legal/cookies-page.tsx'));
export const NotFoundPage = onDemand(() => import('./not-found/not-found-page.tsx'));
export const TvPage = onDemand(() => import('#tv/tv-page.tsx'));
