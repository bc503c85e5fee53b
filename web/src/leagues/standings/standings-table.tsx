import type { Classification, League } from '@darts/contracts/leagues';
import { useState } from 'react';
import { words as detail } from '#competitions/detail/words.ts';
import { words as outlookWords } from '#leagues/outlook/words.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import tables from '#ui/table.module.css';
import text from '#ui/text.module.css';
import { columnsOf, type Row } from './columns.ts';
import styles from './standings.module.css';
import { words } from './words.ts';

const NARROW = 6; // columns where not all have room, whichever they are

type Props = {
  readonly league: League;
  readonly rows: Classification;
  readonly onAsk: ((userId: string) => void) | undefined; // what one still needs, if that can be asked
};

/** The table. Where there is no room for both, figures of legs take the place of those of games on demand. */
export function StandingsTable({ league, rows, onAsk }: Props) {
  const { userId: ownId } = useUser();
  const [isMore, setMore] = useState(false);
  const columns = columnsOf(league);
  const isOut = ({ user }: Row) => league.withdrawn?.some((id) => id === user.userId) ?? false;
  const hasMore = columns.some(({ place }) => place === 'more');

  return (
    <>
      <table className={classNames(tables['figures'], styles['table'], isMore && styles['isMore'])}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{words.player}</th>
            {columns.map(({ figure, place }) => (
              <th
                key={figure}
                className={styles[place]}
                scope="col"
                title={words.figures[figure].meaning}
              >
                {words.figures[figure].head}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, index) => (
          // A deleted player has no id, and there may be several.
          <tbody
            key={row.user.userId ?? index}
            className={row.user.userId === ownId ? styles['own'] : undefined}
          >
            <tr>
              <td>{row.rank}</td>
              <td>
                <Player {...row.user} isOut={isOut(row)} />
              </td>
              {columns.map(({ figure, place, valueOf }) => (
                <td key={figure} className={styles[place]}>
                  {valueOf(row)}
                </td>
              ))}
            </tr>
            {onAsk && row.user.userId === ownId && (
              <tr className={styles['need']}>
                <td colSpan={NARROW}>
                  <Button onClick={() => onAsk(ownId)}>{outlookWords.own}</Button>
                </td>
                {hasMore && <td className={styles['rest']} colSpan={columns.length + 2 - NARROW} />}
              </tr>
            )}
          </tbody>
        ))}
      </table>
      {hasMore && (
        <p className={classNames(styles['ask'], styles['swap'])}>
          <Button variant="quiet" aria-pressed={isMore} onClick={() => setMore(!isMore)}>
            {isMore ? words.less : words.more}
          </Button>
        </p>
      )}
    </>
  );
}

type PlayerProps = Row['user'] & { readonly isOut: boolean }; // withdrawn

const Player = ({ userId, username, isOut }: PlayerProps) =>
  userId === null ? (
    <span className={text['muted']}>{username}</span>
  ) : (
    <Link to={paths.user(userId)}>
      <Avatar userId={userId} username={username} />
      <span className={styles['name']}>
        <span className={text['cut']}>{username}</span>
        {isOut && <small>{detail.withdrawn}</small>}
      </span>
    </Link>
  );
