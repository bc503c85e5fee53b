/** Draws the public pages at build time. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '#app/app.tsx';
import { FOLD_RAIL } from '#app/navigation/use-rail.ts';
import { newQueryClient } from '#app/query-client.ts';
import { loadFirst, routes } from '#app/routes.ts';
import { paths } from '#platform/paths.ts';

/** Inline script that runs before the first paint. */
export const FIRST_SCRIPT = FOLD_RAIL;

/** Session of a drawn page: none, or perhaps one, in which case pages for guests are left out. */
export type Session = 'none' | 'unknown';

/**
 * Prerendered pages by session. A local game is on the device alone, an invitation is not known
 * yet, and login forms are for guests.
 */
export const pages: Readonly<Record<Session, readonly string[]>> = (() => {
  const forAll = Object.keys(routes.forAll).filter(
    (path) => path !== paths.localGame && !path.includes(':'),
  );
  return { none: [...forAll, ...Object.keys(routes.forGuests)], unknown: forAll };
})();

/** Returns the page's markup, preceded by its `<title>`. */
export async function draw(path: string, session: Session): Promise<string> {
  await loadFirst(path);
  const { prelude } = await prerender(
    <StrictMode>
      <App
        cache={newQueryClient()}
        drawnFor={session === 'none' ? null : undefined}
        router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
      />
    </StrictMode>,
    { progressiveChunkSize: Infinity }, // in one piece, which needs no script to be put together
  );
  return new Response(prelude).text();
}
