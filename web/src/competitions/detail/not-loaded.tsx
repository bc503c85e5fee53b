import type { Kind } from '#competitions/kind.ts';
import { isMissing } from '#platform/api-error.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';

type Props = {
  readonly title: string; // title of the page
  readonly kind: Kind;
  readonly error: Error | null;
  readonly words: string; // message, unless the competition does not exist
  readonly onRetry: () => void;
};

/** Replaces the page of a competition that could not be loaded, or does not exist. */
export const NotLoaded = ({ title, kind, error, words, onRetry }: Props) => (
  <>
    <PageTitle title={title} className={text.hidden} />
    {isMissing(error) ? (
      <LoadFailure title={kind.words.missing} />
    ) : (
      <LoadFailure title={`${words}.`} onRetry={onRetry} />
    )}
  </>
);
