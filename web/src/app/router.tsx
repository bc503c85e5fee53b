import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Loading } from '#ui/loading.tsx';
import { RequireGuest, RequireUser } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import * as screens from './screens.ts';
import { Shell } from './shell.tsx';

export function Router() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route element={<RequireGuest />}>
          <Route element={<screens.AuthLayout />}>
            <Route path={paths.login} element={<screens.LoginPage />} />
            <Route path={paths.signup} element={<screens.SignupPage />} />
          </Route>
        </Route>
        <Route element={<Shell />}>
          <Route path={paths.home} element={<screens.HomeScreen />} />
          <Route path={paths.newGame} element={<screens.NewGamePage />} />
          <Route path={paths.localGame} element={<screens.LocalGamePage />} />
          <Route path={paths.legalNotice} element={<screens.LegalNoticePage />} />
          <Route path={paths.privacy} element={<screens.PrivacyPage />} />
          <Route path={paths.cookies} element={<screens.CookiesPage />} />
          <Route element={<RequireUser />}>
            <Route path={paths.onlineGame(':gameId')} element={<screens.OnlineGamePage />} />
            <Route path={paths.gameView(':gameId')} element={<screens.GameStatisticsPage />} />
            <Route path={paths.online} element={<screens.LobbyPage />} />
            <Route path={paths.lobby} element={<screens.LobbyPage />} />
            <Route path={paths.user(':userId')} element={<screens.ProfilePage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
