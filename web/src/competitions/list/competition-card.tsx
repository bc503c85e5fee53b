import { ArrowRight, Calendar } from 'lucide-react';
import { formatDate } from '#competitions/calendar-date.ts';
import type { Competition } from '#competitions/competition.ts';
import { StatusBadge } from '#competitions/status-badge.tsx';
import { unusualFormat } from '#formats/format-name.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import text from '#ui/text.module.css';
import styles from './competition-list.module.css';
import { competitionListWords } from './words.ts';

type Props = { readonly to: string; readonly competition: Competition };

/** Competition in a list, linked to its page. */
export function CompetitionCard({ to, competition: { name, status, startDate, format } }: Props) {
  return (
    <Link to={to} className={classNames(layout.card, styles.card)}>
      <span className={styles.top}>
        <StatusBadge status={status} />
        <ArrowRight size={20} aria-hidden />
      </span>
      <div>
        <h2>{name}</h2>
        <p className={styles.start}>
          <Calendar size={16} aria-hidden />
          <span>
            <span className={text.hidden}>{competitionListWords.start}</span>
            {[formatDate(startDate), unusualFormat(format)].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
    </Link>
  );
}
