import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import type { OnDemand } from '#platform/on-demand.tsx';
import { paths } from '#platform/paths.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { RequireGuest, RequireUser } from './guards.tsx';
import { routes } from './routes.ts';

import { AuthLayout, NotFoundPage } from './screens.ts';
import { Shell } from './shell.tsx';

const routesTo = (addresses: Readonly<Record<string, OnDemand>>) =>
  Object.entries(addresses).map(([path, Page]) => (
    <Route key={path} path={path} element={<Page />} />
  ));

export function Router() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route element={<RequireGuest />}>
          <Route element={<AuthLayout />}>{routesTo(routes.forGuests)}</Route>
        </Route>
        <Route element={<AuthLayout />}>{routesTo(routes.fromMails)}</Route>
        <Route element={<Shell />}>
          {routesTo(routes.forAll)}
          <Route element={<RequireUser />}>
            <Route
              path={paths.settings}
              element={<Navigate to={paths.profileSettings} replace />}
            />
            {routesTo(routes.forUsers)}
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
