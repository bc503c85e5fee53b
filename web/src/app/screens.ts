import { lazy } from 'react';

// Each brings the other: one leads to the other, where the address must not change before the form.
const loginForm = () => import('#accounts/login-page.tsx');
const signupForm = () => import('#accounts/signup-page.tsx');

/** The screens, each loaded when it is first gone to. */
export const HomeScreen = lazy(async () => ({
  default: (await import('./home-screen.tsx')).HomeScreen,
}));
export const AuthLayout = lazy(async () => ({
  default: (await import('./auth-layout.tsx')).AuthLayout,
}));
export const LoginPage = lazy(async () => {
  void signupForm();
  return { default: (await loginForm()).LoginPage };
});
export const SignupPage = lazy(async () => {
  void loginForm();
  return { default: (await signupForm()).SignupPage };
});
export const ProfilePage = lazy(async () => ({
  default: (await import('#accounts/profile-page.tsx')).ProfilePage,
}));
export const LobbyPage = lazy(async () => ({
  default: (await import('#lobby/lobby-page.tsx')).LobbyPage,
}));
export const OnlineGamePage = lazy(async () => ({
  default: (await import('#play/online-game-page.tsx')).OnlineGamePage,
}));
export const GameStatisticsPage = lazy(async () => ({
  default: (await import('#play/game-statistics-page.tsx')).GameStatisticsPage,
}));
export const LegalNoticePage = lazy(async () => ({
  default: (await import('#legal/legal-notice-page.tsx')).LegalNoticePage,
}));
export const PrivacyPage = lazy(async () => ({
  default: (await import('#legal/privacy-page.tsx')).PrivacyPage,
}));
export const CookiesPage = lazy(async () => ({
  default: (await import('#legal/cookies-page.tsx')).CookiesPage,
}));
export const NewGamePage = lazy(async () => ({
  default: (await import('#play/new-game-page.tsx')).NewGamePage,
}));
export const LocalGamePage = lazy(async () => ({
  default: (await import('#play/local-game-page.tsx')).LocalGamePage,
}));
