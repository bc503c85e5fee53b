import type { User } from '@darts/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { statisticsQuery } from '#accounts/queries.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { AveragesChart } from './averages-chart.tsx';
import styles from './profile-charts.module.css';
import { TotalsChart } from './totals-chart.tsx';
import { words } from './words.ts';

/** How many games a line of averages needs: before, it says no more than the figure above it. */
const LINE_FROM = 2;

/** How a player throws, in two pictures; none before the first finished game. */
export function ProfileCharts({ user }: { readonly user: User }) {
  const { data } = useQuery(statisticsQuery(user.userId));
  if (!data || data.averages.length === 0) return null;

  return (
    <div className={styles['charts']}>
      {data.averages.length >= LINE_FROM && (
        <Card title={words.averages.title}>
          <AveragesChart averages={data.averages.map(({ mpt }) => mpt)} overall={user.stats.mpt} />
        </Card>
      )}
      <Card title={words.totals.title}>
        <TotalsChart steps={data.turnTotals} />
      </Card>
    </div>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classNames(layout['card'], styles['card'])}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
