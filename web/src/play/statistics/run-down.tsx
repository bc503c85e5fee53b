import type { Game } from '@darts/rules/play/game';
import { legNumber } from '@darts/rules/play/legs';
import type { Pair } from '@darts/rules/play/pair';
import { useState } from 'react';
import { playScreenWords } from '#play/screen/words.ts';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/form/select.tsx';
import layout from '#ui/layout.module.css';
import styles from './game-statistics.module.css';
import { RunDownChart } from './run-down-chart.tsx';
import { statisticsWords } from './words.ts';

type Props = { readonly names: Pair<string>; readonly game: Game };

/** The chart of a leg: the current or last leg by default. */
export function RunDown({ names, game }: Props) {
  const [chosen, choose] = useState<number>();
  const { legs, start } = game.settings;
  const last = legNumber(game);
  const leg = Math.min(chosen ?? last, last);

  return (
    <section className={classNames(layout.card, layout.padded)}>
      <div className={layout.row}>
        <h2>{statisticsWords.chart.title}</h2>
        {legs > 1 && (
          <Select
            aria-label={statisticsWords.chart.leg}
            value={leg}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {Array.from({ length: last }, (_, index) => (
              <option key={index} value={index + 1}>
                {playScreenWords.leg(index + 1)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <p className={styles.about}>{statisticsWords.chart.about(start)}</p>
      <RunDownChart names={names} game={game} leg={leg} />
    </section>
  );
}
