import type { CompetitionStatus } from '@darts/contracts/competitions';
import { StatusBadge } from '#competitions/status-badge.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import styles from './public.module.css';

type Props = {
  readonly kind: string;
  readonly name: string;
  readonly status: CompetitionStatus;
};

/** Name and state of a league or tournament. */
export const PublicHead = ({ kind, name, status }: Props) => (
  <div className={layout.pageHead}>
    <div className={styles.head}>
      <p className={text.label}>{kind}</p>
      <div className={styles.name}>
        <PageTitle title={name} />
        <StatusBadge status={status} />
      </div>
    </div>
  </div>
);
