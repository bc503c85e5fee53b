import { createContext, use, useEffect, type ReactNode } from 'react';
import { useShownTitlePrefix } from './use-title-prefix.ts';
import { uiWords } from './words.ts';

/** Listener for the title of each new page, such as a live region. */
export const TitleListener = createContext<(title: string) => void>(() => {});

type Props = {
  readonly title: string; // of the tab; the product's name is added
  readonly className?: string | undefined;
  readonly children?: ReactNode; // the heading, if it differs from the tab's title; null for none
};

/** Title of a page, as heading, tab title and announcement. Each page has exactly one. */
export function PageTitle({ title, className, children = title }: Props) {
  const report = use(TitleListener);
  const prefix = useShownTitlePrefix();
  useEffect(() => report(title), [report, title]);

  // React's <title> would add a second one to that of the prerendered page.
  useEffect(() => {
    document.title = [prefix, title, uiWords.product].filter(Boolean).join(' · ');
  }, [prefix, title]);

  return (
    <>
      {import.meta.env.SSR && <title>{`${title} · ${uiWords.product}`}</title>}
      {children !== null && <h1 className={className}>{children}</h1>}
    </>
  );
}
