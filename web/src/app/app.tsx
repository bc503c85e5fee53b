import { QueryClientProvider } from '@tanstack/react-query';
import { RealtimeForUsers } from '#app/realtime/realtime-for-users.tsx';
import { ExitGuardProvider } from '#platform/exit-guard.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { BrowserRouter } from './browser-router.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { PageFocus } from './page-focus.tsx';
import { queryClient } from './query-client.ts';
import { Router } from './router.tsx';
import { SessionWatch } from './session-watch.tsx';

export function App() {
  return (
    <CrashScreen>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <ExitGuardProvider>
            <PageFocus>
              <SessionWatch />
              <RealtimeForUsers />
              <Router />
            </PageFocus>
          </ExitGuardProvider>
        </BrowserRouter>
        <Toaster />
      </QueryClientProvider>
    </CrashScreen>
  );
}
