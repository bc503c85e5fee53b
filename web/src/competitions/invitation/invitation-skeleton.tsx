import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import styles from './invitation.module.css';

/** The card's places, before there is anything to put into them. */
export const InvitationSkeleton = () => (
  <div
    className={classNames(layout['card'], layout['padded'], styles['invitation'])}
    aria-busy="true"
  >
    <Skeleton width="70%" height={40} />
    <Skeleton width="50%" />
    <Skeleton width="60%" />
    <div className={styles['unknown']} />
  </div>
);
