import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import { notFoundWords } from './words.ts';

export function NotFoundPage() {
  return (
    <div className={layout.page}>
      <EmptyState title={<PageTitle title={notFoundWords.title} />}>
        <p>{notFoundWords.message}</p>
        <ButtonLink to={paths.home}>{notFoundWords.action}</ButtonLink>
      </EmptyState>
    </div>
  );
}
