import type { PublicLeague } from '@darts/contracts/publishing';
import { useQuery } from '@tanstack/react-query';
import { formatDate, today } from '#competitions/calendar-date.ts';
import { words as rounds } from '#leagues/rounds/words.ts';
import { useSearchParams } from '#platform/search-params.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PublicGameRow } from './public-game-row.tsx';
import styles from './public.module.css';
import { publicRoundQuery } from './queries.ts';

/** The games of a league, one round at a time; the address tells which, as on the page of players. */
export function PublicRounds({ league }: { readonly league: PublicLeague }) {
  const [address, setAddress] = useSearchParams();
  const wanted = Number(address.get('jornada'));
  const isOne = league.rounds.some(({ round }) => round === wanted);
  const round = isOne ? wanted : roundNow(league);
  const { data, error } = useQuery(publicRoundQuery(league.leagueId, round));

  return (
    <section className={classNames(layout['card'], styles['card'])} aria-labelledby="public-rounds">
      <h2 id="public-rounds">{rounds.title}</h2>
      <div className={styles['choice']}>
        <Field label={rounds.choose}>
          <Select
            value={round}
            onChange={({ target }) => setAddress({ jornada: target.value }, { replace: true })}
          >
            {league.rounds.map((each) => (
              <option key={each.round} value={each.round}>
                {rounds.roundOn(each.round, formatDate(each.date))}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {!data && error && <EmptyState title={rounds.loadFailed} />}
      {!data && !error && (
        <div className={styles['choice']} aria-busy="true">
          <Skeleton height={180} />
        </div>
      )}
      {data && (
        <ul className={layout['list']} aria-label={rounds.games(round)}>
          {data.games.map((game) => (
            <li key={game.gameId}>
              <PublicGameRow game={game} hasLegs={league.format.legs > 1} />
            </li>
          ))}
        </ul>
      )}
      {data?.resting && <p className={styles['rest']}>{rounds.rests(data.resting)}</p>}
    </section>
  );
}

/** The round of this week: the latest that has begun or, before any has, the first. */
const roundNow = ({ rounds: all }: PublicLeague): number =>
  all.findLast(({ date }) => date <= today())?.round ?? 1;
