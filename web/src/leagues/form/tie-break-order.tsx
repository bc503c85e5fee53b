import { TIE_BREAKS, type TieBreak } from '@darts/rules/leagues/tie-breaks';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { leagueWords } from '#leagues/words.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import text from '#ui/text.module.css';
import styles from './table-rules.module.css';
import { leagueFormWords } from './words.ts';

type Props = {
  readonly value: readonly TieBreak[];
  readonly onChange: (value: readonly TieBreak[]) => void;
};

/** Editor for the tie-break order: reorder, remove or append a criterion by mouse or keyboard. */
export function TieBreakOrder({ value, onChange }: Props) {
  const titleId = useId();
  const [said, setSaid] = useState(''); // read out after each change
  const unused = TIE_BREAKS.filter((each) => !value.includes(each));

  const move = (from: number, by: 1 | -1) => {
    const moved = value[from];
    const to = from + by;
    if (!moved || to < 0 || to >= value.length) return;
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, moved));
    setSaid(leagueFormWords.nowAt(leagueWords.tieBreaks[moved], to + 1, value.length));
  };
  const remove = (tieBreak: TieBreak) => {
    onChange(value.filter((each) => each !== tieBreak));
    setSaid(leagueFormWords.removed(leagueWords.tieBreaks[tieBreak]));
  };
  const add = (tieBreak: TieBreak) => {
    onChange([...value, tieBreak]);
    setSaid(
      leagueFormWords.nowAt(leagueWords.tieBreaks[tieBreak], value.length + 1, value.length + 1),
    );
  };

  return (
    <div className={styles.order}>
      <span id={titleId} className={styles.label}>
        {leagueFormWords.tieBreaks}
      </span>
      {value.length === 0 && <p className={text.muted}>{leagueFormWords.noTieBreaks}</p>}
      <ol aria-labelledby={titleId}>
        {value.map((tieBreak, index) => (
          <li key={tieBreak}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.name}>{leagueWords.tieBreaks[tieBreak]}</span>
            <span className={styles.keys}>
              <IconButton
                icon={ArrowUp}
                label={leagueFormWords.earlier(leagueWords.tieBreaks[tieBreak])}
                aria-disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={leagueFormWords.later(leagueWords.tieBreaks[tieBreak])}
                aria-disabled={index === value.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={X}
                label={leagueFormWords.remove(leagueWords.tieBreaks[tieBreak])}
                onClick={() => remove(tieBreak)}
              />
            </span>
          </li>
        ))}
      </ol>
      {unused.map((tieBreak) => (
        <Button key={tieBreak} variant="quiet" onClick={() => add(tieBreak)}>
          <Plus size={20} aria-hidden />
          {leagueFormWords.add(leagueWords.tieBreaks[tieBreak])}
        </Button>
      ))}
      <span className={text.hidden} aria-live="polite">
        {said}
      </span>
    </div>
  );
}
