import type { Classification, League } from '@darts/contracts/leagues';
import { useState } from 'react';
import { competitionDetailWords } from '#competitions/detail/words.ts';
import { outlookWords } from '#leagues/outlook/words.ts';
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
import { standingsWords } from './words.ts';

const NARROW_COLUMNS = 6; // columns on a narrow screen, with either set of figures

type Props = {
  readonly league: League;
  readonly rows: Classification;
  readonly onAsk: ((userId: string) => void) | undefined; // shows a player's outlook; undefined unless in progress
};

/** Table of a league. On a narrow screen, the figures of legs are shown on demand. */
export function StandingsTable({ league, rows, onAsk }: Props) {
  const { userId: ownId } = useUser();
  const [isMore, setMore] = useState(false);
  const columns = columnsOf(league);
  const more = columns.filter(({ place }) => place === 'more');
  const hasMore = more.length > 0;

  return (
    <>
      <table className={classNames(tables.figures, styles.table)}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{standingsWords.player}</th>
            {columns.map(({ figure, place }) => (
              <th
                key={figure}
                className={place && styles[place]}
                scope="col"
                title={standingsWords.figures[figure].meaning}
              >
                {standingsWords.figures[figure].head}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, index) => (
          // Deleted players have no id: their index is the key.
          <tbody
            key={row.user.userId ?? index}
            className={classNames(
              row.user.userId === ownId && styles.own,
              row.withdrawn && tables.out,
            )}
          >
            <tr>
              <td>{row.withdrawn ? null : row.rank}</td>
              <td>
                <Player {...row.user} isOut={row.withdrawn} />
              </td>
              {columns.map(({ figure, place, valueOf }) => (
                <td key={figure} className={place && styles[place]}>
                  {valueOf(row)}
                </td>
              ))}
            </tr>
            {isMore && (
              <tr className={styles.below}>
                <td colSpan={NARROW_COLUMNS}>
                  {more.map(({ figure, valueOf }) => (
                    <span key={figure} title={standingsWords.figures[figure].meaning}>
                      {standingsWords.figures[figure].head} <b>{valueOf(row)}</b>{' '}
                    </span>
                  ))}
                </td>
              </tr>
            )}
            {onAsk && row.user.userId === ownId && !row.withdrawn && (
              <tr className={styles.need}>
                <td colSpan={NARROW_COLUMNS}>
                  <Button onClick={() => onAsk(ownId)}>{outlookWords.own}</Button>
                </td>
                {hasMore && (
                  <td className={styles.rest} colSpan={columns.length + 2 - NARROW_COLUMNS} />
                )}
              </tr>
            )}
          </tbody>
        ))}
      </table>
      {hasMore && (
        <p className={classNames(styles.ask, styles.onDemand)}>
          <Button variant="quiet" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
            {isMore ? standingsWords.less : standingsWords.more}
          </Button>
        </p>
      )}
    </>
  );
}

type PlayerProps = Row['user'] & { readonly isOut: true | undefined }; // true: withdrawn

const Player = ({ userId, username, isOut }: PlayerProps) =>
  userId === null ? (
    <span className={text.muted} translate="no">
      {username}
    </span>
  ) : (
    <Link to={paths.user(userId)}>
      <Avatar userId={userId} username={username} />
      <span className={styles.name}>
        <span className={text.cut} translate="no">
          {username}
        </span>
        {isOut && <small>{competitionDetailWords.withdrawn}</small>}
      </span>
    </Link>
  );
