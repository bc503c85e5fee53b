import type { UserRef } from '@darts/contracts/accounts';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from '#ui/link.tsx';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import styles from './participants.module.css';

type Props = {
  readonly title: string;
  readonly players: readonly UserRef[]; // first come, first
  readonly places: number;
};

/** Who is enrolled. */
export function Participants({ title, players, places }: Props) {
  const titleId = useId();
  return (
    <section className={layout['card']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <span className={text['muted']}>
          {players.length} / {places}
        </span>
      </div>
      {players.length === 0 ? (
        <p className={styles['nobody']}>Todavía no se ha apuntado nadie.</p>
      ) : (
        <ul className={layout['list']}>
          {players.map(({ userId, username }) => (
            <li key={userId}>
              <Link className={styles['player']} to={paths.user(userId ?? '')}>
                <Avatar userId={userId} username={username} />
                <span className={text['cut']}>{username}</span>
                <ChevronRight size={20} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
