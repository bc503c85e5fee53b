// First of our own: they say in which order the layers of styles count.
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import '#ui/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { loadFirst } from '#app/routes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Not awaited at the top: the screens import from this chunk, which would wait for them.
void loadFirst(location.pathname).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
