import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

// In this version it tells of its own steps, too, and not of the browser's alone.
const history = createBrowserHistory({ v5Compat: true });

/** React Router's own comes in one piece with its forms, fetchers and prefetching, a third of it all. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  });

  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), []);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
