import type { League } from '@darts/contracts/leagues';
import { Printer } from 'lucide-react';
import { formatDate, today } from '#competitions/calendar-date.ts';
import { words as sheet } from '#competitions/sheet/words.ts';
import { paths } from '#platform/paths.ts';
import { useSearchParams } from '#platform/search-params.ts';
import { sheetAt } from '#sheets/address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import layout from '#ui/layout.module.css';
import { RoundGames } from './round-games.tsx';
import styles from './rounds.module.css';
import { words } from './words.ts';

/** The games of a league, one round at a time; the address tells which. */
export function Rounds({ league }: { readonly league: League }) {
  const [address, setAddress] = useSearchParams();
  const wanted = Number(address.get('jornada'));
  const round = league.rounds.some((each) => each.round === wanted) ? wanted : roundNow(league);

  return (
    <section className={layout['card']} aria-labelledby="rounds">
      <div className={styles['head']}>
        <h2 id="rounds">{words.title}</h2>
        <Field label={words.choose}>
          <Select
            value={round}
            onChange={({ target }) => setAddress({ jornada: target.value }, { replace: true })}
          >
            {league.rounds.map((each) => (
              <option key={each.round} value={each.round}>
                {words.roundOn(each.round, formatDate(each.date))}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <RoundGames league={league} round={round} />
      {league.status !== 'pendiente' && (
        <p className={styles['sheet']}>
          <ButtonLink variant="quiet" to={sheetAt(paths.league(league.leagueId), round)}>
            <Printer size={18} aria-hidden />
            {sheet.open}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** The round of this week: the latest that has begun or, before any has, the first. */
const roundNow = ({ rounds }: League): number =>
  rounds.findLast(({ date }) => date <= today())?.round ?? 1;
