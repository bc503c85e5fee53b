/** Prerenders the public pages at build time. */
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

/** Session that a page is prerendered for: none, or unknown; for `unknown`, pages for guests are left out. */
export type Session = 'none' | 'unknown';

/**
 * Prerendered pages by session. Left out are a local game, which is on the device alone; invitations, which are unknown
 * at build time; and for `unknown` the login forms, which are for guests.
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
    { progressiveChunkSize: Infinity }, // in one piece, which no script has to assemble
  );
  return new Response(prelude).text();
}
