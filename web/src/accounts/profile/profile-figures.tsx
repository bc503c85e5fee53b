import type { FiguresAnswer } from '@darts/contracts/figures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { figuresQuery, type FiguresQuery } from '#accounts/queries.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import { AveragesChart } from './averages-chart.tsx';
import { BedsChart } from './beds-chart.tsx';
import { FigureList } from './figure-list.tsx';
import { FiguresFilter } from './figures-filter.tsx';
import styles from './profile-charts.module.css';
import { TotalsChart } from './totals-chart.tsx';
import { profileWords } from './words.ts';

/** Games needed for a chart of averages; with fewer, the chart would repeat the figure below it. */
const CHART_MIN_GAMES = 2;

/** Charts and figures of a player; null before the first finished game. */
export function ProfileFigures({ userId }: { readonly userId: string }) {
  const [filter, setFilter] = useState<FiguresQuery>({});
  const all = useQuery(figuresQuery(userId, {})); // without a filter, the same request as `chosen`
  const chosen = useQuery({ ...figuresQuery(userId, filter), placeholderData: keepPreviousData });
  if (!all.data && all.isError) return <NotLoaded onRetry={() => void all.refetch()} />;
  if (!all.data || all.data.formats.length === 0) return null;

  const { data, isError, isPlaceholderData, refetch } = chosen;
  return (
    <section className={layout.section} aria-labelledby="figures">
      <h2 id="figures">{profileWords.figures.title}</h2>
      <FiguresFilter filter={filter} formats={all.data.formats} onChange={setFilter} />
      <p className={text.hidden} role="status">
        {isPlaceholderData && uiWords.loading}
      </p>
      <div className={styles.answer} aria-busy={isPlaceholderData} aria-live="polite">
        {!data && isError && <NotLoaded onRetry={() => void refetch()} />}
        {data && data.figures.games > 0 && <Pictures data={data} />}
        {data?.figures.games === 0 && (
          <div className={layout.card}>
            <EmptyState title={profileWords.figures.none} />
          </div>
        )}
      </div>
    </section>
  );
}

const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState title={profileWords.figures.loadFailed} isError>
    <Button onClick={onRetry}>{uiWords.retry}</Button>
  </EmptyState>
);

function Pictures({
  data: { figures, latest, turnTotals, beds },
}: {
  readonly data: FiguresAnswer;
}) {
  return (
    <div className={styles.charts}>
      {latest.length >= CHART_MIN_GAMES && (
        <Card title={profileWords.averages.title}>
          <AveragesChart games={latest} overall={figures.average} />
        </Card>
      )}
      {figures.turns > 0 && (
        <Card title={profileWords.totals.title}>
          <TotalsChart steps={turnTotals} />
        </Card>
      )}
      {beds.length > 0 && (
        <Card title={profileWords.beds.title}>
          <BedsChart beds={beds} />
        </Card>
      )}
      <Card title={profileWords.figures.inNumbers}>
        <FigureList figures={figures} />
      </Card>
    </div>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classNames(layout.card, styles.card)}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
