import { Suspense, type ComponentType, type ReactElement, useEffect } from 'react';
import { Navigate, Outlet, UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router';
import { Loading } from '#ui/feedback/loading.tsx';
import { RequireGuest, RequireReader, RequireUser } from './guards.tsx';
import { routeAt, type Audience } from './routes.ts';
import { AuthLayout } from './page-loaders.ts';
import { Shell } from './shell.tsx';

/** Layouts around a page by audience, outermost first. */
const AROUND: Readonly<Record<Audience, readonly ComponentType[]>> = {
  forAll: [Shell],
  forUsers: [Shell, RequireUser],
  forReaders: [Shell, RequireReader],
  forGuests: [AuthLayout, RequireGuest],
  fromMails: [AuthLayout],
  onWalls: [Outlet],
};

/**
 * Page at the current address. React Router's `Routes` include data loading and its error pages, 3 KB that no page here
 * uses. This component provides the contexts that `Outlet` and `useParams` read.
 */
export function Router() {
  const location = useLocation();
  const { pathname } = location;
  const { audience, screen: Screen, params, address } = routeAt(pathname);
  // Comparisons of addresses, such as with the current game, expect the normalized address.
  if (address !== pathname) {
    return <Navigate to={{ ...location, pathname: address }} replace state={location.state} />;
  }

  const matches = [{ params, pathname, pathnameBase: '/', route: {} }];
  const page = AROUND[audience].reduceRight<ReactElement>(
    (inside, Layout) => (
      <RouteContext value={{ outlet: inside, matches, isDataRoute: false }}>
        <Layout />
      </RouteContext>
    ),
    <>
      <Screen />
      <TakenOver />
    </>,
  );
  return <Suspense fallback={<Loading />}>{page}</Suspense>;
}

/** Tells the inline script that the page is hydrated, so that it repeats presses made before. */
function TakenOver() {
  useEffect(() => void dispatchEvent(new Event('taken-over')), []);
  return null;
}
