import type { CompetitionKind } from '@darts/contracts/competitions';
import type { Leader, Leaders as LeadersOf } from '@darts/contracts/figures';
import { useQuery } from '@tanstack/react-query';
import { leadersQuery } from '#competitions/queries.ts';
import { formatAverage } from '#platform/locale.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import text from '#ui/text.module.css';
import styles from './leaders.module.css';
import { competitionDetailWords } from './words.ts';

type Props = { readonly kind: CompetitionKind; readonly id: string };

const LISTS = [
  'average',
  'turns180',
  'bestClose',
  'bestLeg',
] as const satisfies readonly (keyof LeadersOf)[];

/** Leaders of a league or tournament; null before the first darts. */
export function Leaders({ kind, id }: Props) {
  const { data: leaders } = useQuery(leadersQuery(kind, id));
  if (!leaders || leaders.average.length === 0) return null;

  return (
    <section className={classNames(layout.section, styles.leaders)} aria-labelledby="leaders">
      <h2 id="leaders">{competitionDetailWords.leaders.title}</h2>
      <div className={styles.lists}>
        {LISTS.filter((name) => leaders[name].length > 0).map((name) => (
          <section key={name} className={classNames(layout.card, styles.list)}>
            <h3>{competitionDetailWords.leaders[name]}</h3>
            <ol>
              {leaders[name].map(({ user, value }: Leader) => (
                <li key={user.userId}>
                  <Link className={text.cut} translate="no" to={paths.user(user.userId ?? '')}>
                    {user.username}
                  </Link>
                  <b className={text.number}>
                    {name === 'average'
                      ? formatAverage(value)
                      : competitionDetailWords.leaders.value(name, value)}
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
