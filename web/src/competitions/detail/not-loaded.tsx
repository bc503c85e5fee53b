import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';

type Props = {
  readonly title: string; // of the page
  readonly words: string;
  readonly onRetry: () => void;
};

/** What a page shows of a competition that could not be loaded. */
export const NotLoaded = ({ title, words, onRetry }: Props) => (
  <>
    <PageTitle title={title} className={text['hidden']} />
    <LoadFailure title={`${words}.`} onRetry={onRetry} />
  </>
);
