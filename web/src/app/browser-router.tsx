import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';
import { useGuardedLeave } from '#platform/exit-guard.tsx';
import { leaveToasts } from '#ui/toasts/toast.ts';

// With `v5Compat`, `listen` also reports navigations by the app, not only the browser's back and forward.
const history = createBrowserHistory({ v5Compat: true });
type Step = Parameters<Parameters<typeof history.listen>[0]>[0];

/** Minimal router: React Router's own brings forms, fetchers and prefetching, a third of its size. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  });
  const { holdsBack, leaveAsking } = useGuardedLeave();
  const away = useRef(0); // history entries between the page that asks before it is left and the browser's position

  const follow = useEffectEvent((step: Step) => {
    const isHeld =
      holdsBack && step.action === NavigationType.Pop && typeof step.delta === 'number';
    if (!isHeld || (away.current === 0 && step.location.pathname === location.pathname)) {
      away.current = 0;
      if (step.location.pathname !== location.pathname) leaveToasts();
      startTransition(() => setPlace(step));
      return;
    }
    // The browser has already moved: it is sent back, and `listen` reports that step as well.
    const entries = (away.current += step.delta ?? 0);
    if (entries === 0) return;
    history.go(-entries);
    leaveAsking(() => history.go(entries));
  });
  useLayoutEffect(() => history.listen((step) => follow(step)), []);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
