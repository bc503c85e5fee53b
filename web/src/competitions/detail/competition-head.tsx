import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Competition } from '#competitions/competition.ts';
import { StatusBadge } from '#competitions/status-badge.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import styles from './competition-head.module.css';
import { LinkedText } from './linked-text.tsx';
import { words } from './words.ts';

type Props = {
  readonly competition: Competition;
  readonly children: ReactNode; // what can be done
};

/** A competition's name, state and description, and what the user may do with it. */
export function CompetitionHead({ competition, children }: Props) {
  const { name, status, description, isPublic } = competition;
  return (
    <div className={classNames(layout['pageHead'], styles['head'])}>
      <div className={styles['words']}>
        <div className={styles['name']}>
          <PageTitle title={name} />
          <StatusBadge status={status} />
          {isPublic && (
            <span className={styles['public']}>
              <Globe size={16} aria-hidden />
              {words.isPublic}
            </span>
          )}
        </div>
        {description && (
          <p className={styles['description']}>
            <LinkedText text={description} />
          </p>
        )}
      </div>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
