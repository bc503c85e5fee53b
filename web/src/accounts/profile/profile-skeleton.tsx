import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import charts from './profile-charts.module.css';
import head from './profile-head.module.css';
import stats from './profile-stats.module.css';
import { profileWords } from './words.ts';

/** Placeholder of a profile while it loads. */
export function ProfileSkeleton() {
  return (
    <div className={layout.page} aria-busy="true">
      <PageTitle title={profileWords.title} className={text.hidden} />
      <div className={head.head}>
        <Skeleton width={88} height={88} round />
        <div className={classNames(layout.stack, head.words)}>
          <Skeleton width={220} height={40} />
          <Skeleton width={160} />
        </div>
      </div>
      <div className={classNames(layout.card, stats.stats)}>
        {['played', 'won', 'turn', 'dart'].map((figure) => (
          <div key={figure} className={layout.stack}>
            <Skeleton width={96} />
            <Skeleton width={84} height={42} />
          </div>
        ))}
      </div>
      <div className={classNames(layout.section, charts.charts)}>
        {['line', 'bars'].map((chart) => (
          <div key={chart} className={classNames(layout.card, charts.card)}>
            <Skeleton width="50%" />
            <Skeleton height={200} />
          </div>
        ))}
      </div>
    </div>
  );
}
