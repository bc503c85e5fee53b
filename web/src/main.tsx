// First of the app's imports: base.css declares the order of the CSS layers.
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import '#ui/theme/forced-colors.css';
import '#ui/theme/fonts.css';
import '#ui/theme/print.css';
import '#ui/theme/too-old.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { BrowserRouter } from '#app/browser-router.tsx';
import { newQueryClient } from '#app/query-client.ts';
import { loadFirst } from '#app/routes.ts';
import { sessionQuery } from '#platform/session.ts';
import { surviveTranslation } from '#platform/device/translated-page.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

surviveTranslation();
const cache = newQueryClient();
const drawnFor = root.dataset['session'] === 'none' ? null : undefined;
// The page was prerendered for a guest. The server is asked all the same, as the page may be an old copy.
if (drawnFor === null) cache.setQueryData(sessionQuery.queryKey, null, { updatedAt: 0 });

const app = (
  <StrictMode>
    <App cache={cache} drawnFor={drawnFor} router={BrowserRouter} />
  </StrictMode>
);

// No top-level await: the screens import from this chunk, and would wait for it.
void loadFirst(location.pathname).then(() =>
  root.hasChildNodes() ? hydrateRoot(root, app) : createRoot(root).render(app),
);
