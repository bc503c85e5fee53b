import type { Leader, Leaders as LeadersOf } from '@darts/contracts/figures';
import { useQuery } from '@tanstack/react-query';
import { leadersQuery } from '#competitions/queries.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { formatAverage } from '#ui/format-average.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import text from '#ui/text.module.css';
import styles from './leaders.module.css';
import { words } from './words.ts';

type Props = { readonly kind: 'leagues' | 'tournaments'; readonly id: string };

const LISTS = [
  'average',
  'turns180',
  'bestClose',
  'bestLeg',
] as const satisfies readonly (keyof LeadersOf)[];

/** Who is ahead in a league or a tournament; nothing before anything was thrown. */
export function Leaders({ kind, id }: Props) {
  const { data: leaders } = useQuery(leadersQuery(kind, id));
  if (!leaders || leaders.average.length === 0) return null;

  return (
    <section className={classNames(layout['section'], styles['leaders'])} aria-labelledby="leaders">
      <h2 id="leaders">{words.leaders.title}</h2>
      <div className={styles['lists']}>
        {LISTS.filter((name) => leaders[name].length > 0).map((name) => (
          <section key={name} className={classNames(layout['card'], styles['list'])}>
            <h3>{words.leaders[name]}</h3>
            <ol>
              {leaders[name].map(({ user, value }: Leader) => (
                <li key={user.userId}>
                  <Link className={text['cut']} to={paths.user(user.userId ?? '')}>
                    {user.username}
                  </Link>
                  <b className={text['number']}>
                    {name === 'average' ? formatAverage(value) : words.leaders.value(name, value)}
                  </b>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
