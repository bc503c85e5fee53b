import type { ShownPlace, ShownTournament } from '@darts/contracts/tournaments';
import { playersOf, winnerOf } from '@darts/contracts/game/pairs';
import { PAIR } from '@darts/rules/play/pair';
import { competitionWords } from '#competitions/words.ts';
import { shortRoundName } from '#competitions/round-name.ts';
import { championOf, scoreIn } from '#tournaments/place.ts';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './bracket.module.css';
import panel from '#tv/panel.module.css';
import { roundsShown } from './rounds-shown.ts';
import { useTurns } from '#tv/use-turns.ts';
import { tvWords } from '#tv/words.ts';

type Props = {
  readonly tournament: Pick<ShownTournament, 'games' | 'thirdPlace'>;
  readonly columns: number; // number of rounds that fit side by side
};

/** Part of a bracket: the rounds in progress, and those that follow. */
export function Bracket({ tournament, columns }: Props) {
  const { games, thirdPlace } = tournament;
  const { rounds, of, pages } = roundsShown(games, columns);
  const champion = championOf(tournament);
  const page = useTurns(pages);
  return (
    <section className={panel.panel} aria-label={tvWords.bracket}>
      {champion && <p className={styles.champion}>{tvWords.champion(champion.username)}</p>}
      <div className={styles.rounds}>
        {rounds.map((round) => {
          const share = Math.ceil(round.length / pages);
          const shown = round.slice(page * share, (page + 1) * share);
          return (
            <div key={round[0]?.round} className={styles.round}>
              <h2 className={panel.title}>{shortRoundName(round[0]?.round ?? 1, of)}</h2>
              <ol className={styles.places}>
                {shown.map((place) => (
                  <Place key={place.id} place={place} />
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

function Place({ place }: { readonly place: ShownPlace }) {
  const score = scoreIn(place);
  const players = playersOf(place);
  const winner = winnerOf(place);
  return (
    <li className={classNames(styles.place, place.status === 'encurso' && styles.live)}>
      {PAIR.map((side) => (
        <p key={side} className={classNames(styles.player, winner === side && styles.won)}>
          <span className={text.cut}>
            {players[side]?.username ?? (place.isBye ? tvWords.bye : tvWords.unknown)}
          </span>
          {score && <b>{score[side]}</b>}
        </p>
      ))}
    </li>
  );
}
