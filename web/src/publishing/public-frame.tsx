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
import { words } from './words.ts';

type Props = {
  readonly title: string; // until it is known what the page is of
  readonly error: Error | null;
  readonly isGone: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode | undefined; // what was read, if anything
};

/** A page as a guest reads it; or, where it is not public, the way to log in. */
export function PublicFrame({ title, error, isGone: isSaidGone, onRetry, children }: Props) {
  const location = useLocation();
  const isGone = isSaidGone || (isMissing(error) && children !== undefined); // a refresh may know first
  if (!isGone && isMissing(error)) {
    return <Navigate to={paths.login} replace state={returnTo(location)} />;
  }
  return (
    <div className={layout['page']}>
      {isGone && (
        <EmptyState title={<PageTitle title={words.gone} />}>
          <p>{words.accountNeeded}</p>
          <ButtonLink variant="go" to={paths.login} state={returnTo(location)}>
            {words.logIn}
          </ButtonLink>
        </EmptyState>
      )}
      {!isGone && children}
      {!isGone && !children && (
        <>
          <PageTitle title={title} className={text['hidden']} />
          {error ? (
            <LoadFailure title={words.loadFailed} onRetry={onRetry} />
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
