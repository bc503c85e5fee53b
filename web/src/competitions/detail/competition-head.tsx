import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Competition } from '#competitions/competition.ts';
import { StatusBadge } from '#competitions/status-badge.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import styles from './competition-head.module.css';
import { LinkedText } from './linked-text.tsx';
import { competitionDetailWords } from './words.ts';

type Props = {
  readonly competition: Competition;
  readonly children: ReactNode; // buttons of the user's actions
};

/** Name, state and description of a competition, with the user's actions. */
export function CompetitionHead({ competition, children }: Props) {
  const { name, status, description, isPublic } = competition;
  return (
    <div className={classNames(layout.pageHead, styles.head)}>
      <div className={styles.words}>
        <div className={styles.name}>
          <PageTitle title={name} />
          <StatusBadge status={status} />
          {isPublic && (
            <span className={styles.public}>
              <Globe size={16} aria-hidden />
              {competitionDetailWords.isPublic}
            </span>
          )}
        </div>
        {description && (
          <p className={styles.description}>
            <LinkedText text={description} />
          </p>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
