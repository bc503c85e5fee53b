/** Draws the pages that anybody may see, when the web is built. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '#app/app.tsx';
import { FOLD_RAIL } from '#app/navigation/use-rail.ts';
import { newQueryClient } from '#app/query-client.ts';
import { loadFirst, routes } from '#app/routes.ts';
import { paths } from '#platform/paths.ts';

/** Runs in the page before anything is seen of it. */
export const FIRST_SCRIPT = FOLD_RAIL;

/** Without a session, or with one perhaps: what is for guests only is then left out. */
export type Session = 'none' | 'unknown';

/**
 * Which are drawn for whom: a game that is on is the device's, what stands in a link nobody knows yet, and
 * a form to log in is for guests.
 */
export const pages: Readonly<Record<Session, readonly string[]>> = (() => {
  const forAll = Object.keys(routes.forAll).filter(
    (path) => path !== paths.localGame && !path.includes(':'),
  );
  return { none: [...forAll, ...Object.keys(routes.forGuests)], unknown: forAll };
})();

/** The page's markup, and before it its `<title>`. */
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
