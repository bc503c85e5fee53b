import type { User } from '@darts/contracts/accounts';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { day } from './day.ts';
import styles from './profile-head.module.css';
import { profileWords } from './words.ts';

export function ProfileHead({ user }: { readonly user: User }) {
  return (
    <div className={styles.head}>
      <Avatar userId={user.userId} username={user.username} size="large" />
      <div className={styles.words}>
        <PageTitle title={user.username} />
        {user.email && <p className={text.muted}>{user.email}</p>}
        {user.status && <p>{user.status}</p>}
        <p className={classNames(text.muted, text.small)}>
          {profileWords.registeredOn(day.format(new Date(user.createdAt)))}
        </p>
      </div>
    </div>
  );
}
