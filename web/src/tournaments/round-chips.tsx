import chip from '#competitions/chip.module.css';
import styles from './bracket-pan.module.css';
import { shortRoundName } from './round-name.ts';

type Props = {
  readonly rounds: number;
  readonly current: number; // from 1
  readonly onChoose: (round: number) => void;
};

/** The rounds of a bracket, to go to one where there is no room for all. */
export const RoundChips = ({ rounds, current, onChoose }: Props) => (
  <div className={styles['chips']} role="group" aria-label="Rondas">
    {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => (
      <button
        key={round}
        type="button"
        className={chip['chip']}
        aria-pressed={round === current}
        onClick={() => onChoose(round)}
      >
        {shortRoundName(round, rounds)}
      </button>
    ))}
  </div>
);
