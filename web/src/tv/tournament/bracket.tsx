import type { TvPlace, TvTournament } from '@darts/contracts/tv';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { finalLegs } from '@darts/rules/play/endings/final-legs';
import { competitionWords } from '#competitions/words.ts';
import { shortRoundName } from '#competitions/round-name.ts';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './bracket.module.css';
import panel from '#tv/panel.module.css';
import { roundsShown } from './rounds-shown.ts';
import { SEAT_NUMBERS } from '#tv/seats.ts';
import { useTurns } from '#tv/use-turns.ts';
import { tvWords } from '#tv/words.ts';

type Props = {
  readonly tournament: Pick<TvTournament, 'places' | 'thirdPlace' | 'champion'>;
  readonly columns: number; // rounds that there is room for
};

/** Part of a bracket in progress, with the next rounds. */
export function Bracket({ tournament, columns }: Props) {
  const { places, thirdPlace, champion } = tournament;
  const { rounds, of, pages } = roundsShown(places, columns);
  const page = useTurns(pages);
  return (
    <section className={panel.panel} aria-label={tvWords.bracket}>
      {champion && <p className={styles.champion}>{tvWords.champion(champion)}</p>}
      <div className={styles.rounds}>
        {rounds.map((round) => {
          const share = Math.ceil(round.length / pages);
          const shown = round.slice(page * share, (page + 1) * share);
          return (
            <div key={round[0]?.round} className={styles.round}>
              <h2 className={panel.title}>{shortRoundName(round[0]?.round ?? 1, of)}</h2>
              <ol className={styles.places}>
                {shown.map((place) => (
                  <Place key={place.match} place={place} />
                ))}
              </ol>
              {thirdPlace && round[0]?.round === of && (
                <section className={styles.third} aria-label={competitionWords.thirdPlace}>
                  <h2 className={panel.title}>{competitionWords.thirdPlace}</h2>
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

/** Returns the legs or, for one leg, the points left of a game in progress or over. */
function scoreOf(place: TvPlace): readonly [number, number] | undefined {
  const { status, isBye, legs, left, endReason } = place;
  if (status === 'pendiente' || isBye) return undefined;
  if (legs > 1) return finalLegs(place, legs);
  return hasNoScore(endReason) ? undefined : left;
}

function Place({ place }: { readonly place: TvPlace }) {
  const score = scoreOf(place);
  return (
    <li className={classNames(styles.place, place.status === 'encurso' && styles.live)}>
      {SEAT_NUMBERS.map((seat) => (
        <p key={seat} className={classNames(styles.player, place.winner === seat && styles.won)}>
          <span className={text.cut}>
            {place.players[seat - 1] ?? (place.isBye ? tvWords.bye : tvWords.unknown)}
          </span>
          {score && <b>{score[seat - 1]}</b>}
        </p>
      ))}
    </li>
  );
}
