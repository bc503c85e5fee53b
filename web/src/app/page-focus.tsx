import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { SHEET } from '#paper/address.ts';
import { TitleListener } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';

/**
 * Does for navigations within the app what a browser does when it loads a page: moves the focus to the content, scrolls
 * to the top except when going back or forward, and announces the title.
 */
export function PageFocus({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const page = `${pathname} ${new URLSearchParams(search).get(SHEET)}`; // the printed sheet counts as a page of its own
  const isBackOrFirst = useNavigationType() === NavigationType.Pop;
  const shown = useRef(page);
  const [title, setTitle] = useState('');
  const announce = useCallback((next: string) => setTitle(next), []);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (!isBackOrFirst) scrollTo(0, 0);
  }, [page, isBackOrFirst]);

  return (
    <TitleListener value={announce}>
      {children}
      <p className={text.hidden} role="status">
        {title}
      </p>
    </TitleListener>
  );
}
