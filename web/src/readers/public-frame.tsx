import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isMissing } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { returnTo } from '#platform/return-to.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { readerWords } from './words.ts';

type Props = {
  readonly title: string; // title until the page has loaded
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly children: ReactNode | undefined; // undefined until loaded
};

/** Public page. If the page is no longer public, a link to the login replaces it. */
export function PublicFrame({ title, error, onRetry, children }: Props) {
  const location = useLocation();
  const isGone = isMissing(error) && children !== undefined; // loaded before, so the page was public
  if (!isGone && isMissing(error)) {
    return <Navigate to={paths.login} replace state={returnTo(location)} />;
  }
  return (
    <div className={layout.page}>
      {isGone && (
        <EmptyState title={<PageTitle title={readerWords.gone} />}>
          <p>{readerWords.accountNeeded}</p>
          <ButtonLink variant="go" to={paths.login} state={returnTo(location)}>
            {readerWords.logIn}
          </ButtonLink>
        </EmptyState>
      )}
      {!isGone && children}
      {!isGone && !children && (
        <>
          <PageTitle title={title} className={text.hidden} />
          {error ? (
            <LoadFailure title={readerWords.loadFailed} onRetry={onRetry} />
          ) : (
            <div aria-busy="true">
              <Skeleton height={320} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
