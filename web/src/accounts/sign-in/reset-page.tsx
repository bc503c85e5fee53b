import { useQuery } from '@tanstack/react-query';
import { resetCheckQuery } from '#accounts/queries.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { uiWords } from '#ui/words.ts';
import { DeadLink } from './dead-link.tsx';
import { ResetForm } from './reset-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { signInWords } from './words.ts';

/** Target of the link in a recovery mail. */
export function ResetPage() {
  const token = useLinkToken();
  return (
    <>
      <PageTitle title={signInWords.reset.title} />
      {token === '' ? (
        <DeadLink reason={signInWords.reset.noToken} />
      ) : (
        <CheckedLink token={token} />
      )}
    </>
  );
}

/** Form for the new password, once the link is validated. A link works once, and expires. */
function CheckedLink({ token }: { readonly token: string }) {
  const { data, error, refetch } = useQuery(resetCheckQuery(token));

  if (error instanceof ApiError && error.status === 400) {
    return <DeadLink reason={messageOf(error, signInWords.reset.deadLink)} />;
  }
  // Checked before the error: a failed recheck must not discard what is typed.
  if (data) return <ResetForm token={token} onRefused={() => void refetch()} />;
  if (!error) return <Loading />;
  return (
    <EmptyState title={messageOf(error)} isError>
      <Button onClick={() => void refetch()}>{uiWords.retry}</Button>
    </EmptyState>
  );
}
