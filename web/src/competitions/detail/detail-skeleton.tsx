import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';

/** Placeholder of a competition while it loads. */
export const DetailSkeleton = ({ title }: { readonly title: string }) => (
  <div className={layout.stackLarge} aria-busy="true">
    <PageTitle title={title} className={text.hidden} />
    <Skeleton width="min(340px, 80%)" height={40} />
    <Skeleton height={96} />
    <Skeleton height={260} />
  </div>
);
