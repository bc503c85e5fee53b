import { ArrowRight, Calendar } from 'lucide-react';
import { Link } from '#ui/link.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import { formatDate } from './calendar-date.ts';
import styles from './competition-list.module.css';
import type { Competition } from './competition.ts';
import { StatusBadge } from './status-badge.tsx';

type Props = { readonly to: string; readonly competition: Competition };

/** One of a list, on the way to its page. */
export function CompetitionCard({ to, competition: { name, status, startDate } }: Props) {
  return (
    <Link to={to} className={classNames(layout['card'], styles['card'])}>
      <span className={styles['top']}>
        <StatusBadge status={status} />
        <ArrowRight size={20} aria-hidden />
      </span>
      <div>
        <h2>{name}</h2>
        <p className={styles['start']}>
          <Calendar size={16} aria-hidden />
          <span>
            <span className={text['hidden']}>Inicio: </span>
            {formatDate(startDate)}
          </span>
        </p>
      </div>
    </Link>
  );
}
