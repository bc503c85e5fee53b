import { useQuery } from '@tanstack/react-query';
import { resetCheckQuery } from '#accounts/queries.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { words as shared } from '#ui/words.ts';
import { DeadLink } from './dead-link.tsx';
import { ResetForm } from './reset-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { words } from './words.ts';

/** Where the link of a recovery mail leads. */
export function ResetPage() {
  const token = useLinkToken();
  return (
    <>
      <PageTitle title={words.reset.title} />
      {token === '' ? <DeadLink reason={words.reset.noToken} /> : <CheckedLink token={token} />}
    </>
  );
}

/** The form, once the link is known to serve; it does so once, and not for long. */
function CheckedLink({ token }: { readonly token: string }) {
  const { data, error, refetch } = useQuery(resetCheckQuery(token));

  if (error instanceof ApiError && error.status === 400) {
    return <DeadLink reason={messageOf(error, words.reset.deadLink)} />;
  }
  // What is typed outlives a check that could not be made again.
  if (data) return <ResetForm token={token} onRefused={() => void refetch()} />;
  if (!error) return <Loading />;
  return (
    <EmptyState title={messageOf(error)} isError>
      <Button onClick={() => void refetch()}>{shared.retry}</Button>
    </EmptyState>
  );
}
