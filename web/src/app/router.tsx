import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Loading } from '#ui/loading.tsx';
import { RequireGuest, RequireUser } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Shell } from './shell.tsx';

const HomePage = lazy(async () => ({ default: (await import('#home/home-page.tsx')).HomePage }));

export function Router() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route element={<RequireGuest />} />
        <Route element={<Shell />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route element={<RequireUser />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
