import { useEffect, useRef } from 'react';
import chip from '#ui/chip.module.css';
import styles from './bracket-pan.module.css';
import { shortRoundName } from '#competitions/round-name.ts';
import { bracketWords } from './words.ts';

type Props = {
  readonly rounds: number;
  readonly current: number; // from 1
  readonly onChoose: (round: number) => void;
};

/** Chips that scroll to a round, for screens without room for all rounds. */
export function RoundChips({ rounds, current, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Not scrollIntoView, which would move the page as well.
    if (pressed) row.current?.scrollTo({ left: pressed.offsetLeft - pressed.offsetWidth });
  }, [current]);

  return (
    <div ref={row} className={styles.chips} role="group" aria-label={bracketWords.chooseRound}>
      {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => (
        <button
          key={round}
          type="button"
          className={chip.chip}
          aria-pressed={round === current}
          onClick={() => onChoose(round)}
        >
          {shortRoundName(round, rounds)}
        </button>
      ))}
    </div>
  );
}
