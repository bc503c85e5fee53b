import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RealtimeForUsers } from '#app/realtime/realtime-for-users.tsx';
import { DrawnFor } from '#platform/session.ts';
import { ExitGuardProvider } from '#platform/exit-guard.tsx';
import { Toaster } from '#ui/toasts/toaster.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { NewVersion } from './new-version/new-version.tsx';
import { PageFocus } from './page-focus.tsx';
import { Router } from './router.tsx';
import { routeAt } from './routes.ts';
import { SessionWatch } from './session-watch.tsx';

type Props = {
  readonly cache: QueryClient;
  readonly drawnFor: null | undefined; // null: prerendered for a guest; undefined: for any session
  readonly router: (props: { readonly children: ReactNode }) => ReactNode; // `BrowserRouter`, or static in the build
};

export function App({ cache, drawnFor, router: AddressRouter }: Props) {
  return (
    <CrashScreen>
      <QueryClientProvider client={cache}>
        <DrawnFor value={drawnFor}>
          <ExitGuardProvider>
            <AddressRouter>
              <PageFocus>
                <UserWatch />
                <NewVersion />
                <Router />
              </PageFocus>
            </AddressRouter>
          </ExitGuardProvider>
        </DrawnFor>
        <Toaster />
      </QueryClientProvider>
    </CrashScreen>
  );
}

/** Watches the session, and the realtime events of a logged-in user, on every page but wall screens. */
function UserWatch() {
  if (routeAt(useLocation().pathname).audience === 'onWalls') return null;
  return (
    <>
      <SessionWatch />
      <RealtimeForUsers />
    </>
  );
}
