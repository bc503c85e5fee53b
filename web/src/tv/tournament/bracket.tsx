import type { TvPlace, TvTournament } from '@darts/contracts/tv';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { words as competitions } from '#competitions/words.ts';
import { shortRoundName } from '#competitions/round-name.ts';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './bracket.module.css';
import panel from '#tv/panel.module.css';
import { roundsShown } from './rounds-shown.ts';
import { SEAT_NUMBERS } from '#tv/seats.ts';
import { useTurns } from '#tv/use-turns.ts';
import { words } from '#tv/words.ts';

type Props = {
  readonly tournament: Pick<TvTournament, 'places' | 'thirdPlace' | 'champion'>;
  readonly columns: number; // rounds that there is room for
};

/** The part of a bracket that is being thrown, and what follows from it. */
export function Bracket({ tournament, columns }: Props) {
  const { places, thirdPlace, champion } = tournament;
  const { rounds, of, pages } = roundsShown(places, columns);
  const page = useTurns(pages);
  return (
    <section className={panel['panel']} aria-label={words.bracket}>
      {champion && <p className={styles['champion']}>{words.champion(champion)}</p>}
      <div className={styles['rounds']}>
        {rounds.map((round) => {
          const share = Math.ceil(round.length / pages);
          const shown = round.slice(page * share, (page + 1) * share);
          return (
            <div key={round[0]?.round} className={styles['round']}>
              <h2 className={panel['title']}>{shortRoundName(round[0]?.round ?? 1, of)}</h2>
              <ol className={styles['places']}>
                {shown.map((place) => (
                  <Place key={place.match} place={place} />
                ))}
              </ol>
              {thirdPlace && round[0]?.round === of && (
                <section className={styles['third']} aria-label={competitions.thirdPlace}>
                  <h2 className={panel['title']}>{competitions.thirdPlace}</h2>
                  <ol>
                    <Place place={thirdPlace} />
                  </ol>
                </section>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Whether darts are, or were, thrown in it. */
const isContested = ({ status, isBye, endReason }: TvPlace): boolean =>
  status !== 'pendiente' && !isBye && !hasNoScore(endReason);

const Place = ({ place }: { readonly place: TvPlace }) => (
  <li className={classNames(styles['place'], place.status === 'encurso' && styles['live'])}>
    {SEAT_NUMBERS.map((seat) => (
      <p
        key={seat}
        className={classNames(styles['player'], place.winner === seat && styles['won'])}
      >
        <span className={text['cut']}>
          {place.players[seat - 1] ?? (place.isBye ? words.bye : words.unknown)}
        </span>
        {isContested(place) && <b>{place.legsWon[seat - 1]}</b>}
      </p>
    ))}
  </li>
);
