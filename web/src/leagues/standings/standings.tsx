import type { Classification } from '@darts/contracts/leagues';
import { useQuery } from '@tanstack/react-query';
import { useErrorToast } from '#competitions/use-error-toast.ts';
import { classificationQuery } from '#leagues/queries.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import text from '#ui/text.module.css';
import styles from './standings.module.css';
import { TieExplanation } from './tie-explanation.tsx';
import { words } from './words.ts';

const FIGURES = ['played', 'wins', 'losses', 'points'] as const;

/** Who stands where in a league. */
export function Standings({ leagueId }: { readonly leagueId: string }) {
  const { data: rows, error } = useQuery(classificationQuery(leagueId));
  useErrorToast(error, words.loadFailed);

  return (
    <section className={layout['card']} aria-labelledby="standings">
      <h2 id="standings" className={styles['title']}>
        {words.title}
      </h2>
      {!rows && error && <EmptyState title={words.loadFailed} />}
      {!rows && !error && (
        <div className={styles['loading']} aria-busy="true">
          <Skeleton height={280} />
        </div>
      )}
      {rows && <Table rows={rows} />}
      {rows && <TieExplanation rows={rows} />}
    </section>
  );
}

function Table({ rows }: { readonly rows: Classification }) {
  const { userId: ownId } = useUser();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{words.player}</th>
          {FIGURES.map((figure) => (
            <th key={figure} scope="col" title={words.figures[figure].meaning}>
              {words.figures[figure].head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ user, rank, ...row }, index) => (
          // A deleted player has no id, and there may be several.
          <tr key={user.userId ?? index} className={user.userId === ownId ? styles['own'] : ''}>
            <td>{rank}</td>
            <td>
              {user.userId === null ? (
                <span className={text['muted']}>{user.username}</span>
              ) : (
                <Link to={paths.user(user.userId)}>
                  <Avatar {...user} />
                  <span className={text['cut']}>{user.username}</span>
                </Link>
              )}
            </td>
            {FIGURES.map((figure) => (
              <td key={figure}>{row[figure]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
