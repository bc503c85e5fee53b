import { MAX_STREAK, type Figures } from '@darts/contracts/figures';
import { finePercent, formatAverage } from '#platform/locale.ts';
import text from '#ui/text.module.css';
import styles from './figure-list.module.css';
import { profileWords } from './words.ts';

const NONE = '–';

export function FigureList({ figures }: { readonly figures: Figures }) {
  const { games, won, drawn, streak, legs, legsWon, finishes, finishDarts } = figures;
  const { turns60, turns100, turns140, turns180, bestTurn, bestLeg, bestClose } = figures;
  const names = profileWords.figures;
  const isKnown = finishDarts > 0;

  return (
    <dl className={styles.figures}>
      <Figure name={names.average} value={formatAverage(figures.average)} />
      <Figure name={names.firstNine} value={formatAverage(figures.firstNine)} />
      <Figure
        name={names.finishes}
        value={isKnown ? finePercent.format(finishes / finishDarts) : NONE}
        about={isKnown ? names.finishesOf(finishes, finishDarts) : names.finishesUnknown}
      />
      <Figure name={names.bestClose} value={bestClose ?? NONE} />
      <Figure name={names.bestTurn} value={bestTurn} />
      <Figure
        name={names.bestLeg}
        value={bestLeg ?? NONE}
        about={bestLeg === null ? undefined : names.darts}
      />
      <Figure name={names.turns60} value={turns60} />
      <Figure name={names.turns100} value={turns100} />
      <Figure name={names.turns140} value={turns140} />
      <Figure name={names.turns180} value={turns180} />
      <Figure name={names.legsWon} value={names.of(legsWon, legs)} />
      <Figure
        name={names.gamesWon}
        value={names.of(won, games)}
        about={drawn > 0 ? names.drawn(drawn) : undefined}
      />
      <Figure
        name={names.streak}
        value={streak < MAX_STREAK ? streak : names.atLeast(streak)}
        about={names.streakAbout(streak)}
      />
    </dl>
  );
}

type Props = {
  readonly name: string;
  readonly value: string | number;
  readonly about?: string | undefined; // note below the value, such as the number of darts
};

const Figure = ({ name, value, about }: Props) => (
  <div>
    <dt>{name}</dt>
    <dd className={text.number}>{value}</dd>
    {about && <dd className={styles.about}>{about}</dd>}
  </div>
);
