import type { Game } from '@darts/rules/play/game';
import { legNumber } from '@darts/rules/play/legs';
import type { BySeat } from '@darts/rules/play/seats';
import { useState } from 'react';
import { words as screen } from '#play/screen/words.ts';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/form/select.tsx';
import layout from '#ui/layout.module.css';
import styles from './game-statistics.module.css';
import { RunDownChart } from './run-down-chart.tsx';
import { words } from './words.ts';

type Props = { readonly names: BySeat<string>; readonly game: Game };

/** What each player had left: in the leg that is played, or was last, unless another is chosen. */
export function RunDown({ names, game }: Props) {
  const [chosen, choose] = useState<number>();
  const { legs, start } = game.settings;
  const last = legNumber(game);
  const leg = Math.min(chosen ?? last, last);

  return (
    <section className={classNames(layout['card'], layout['padded'])}>
      <div className={layout['row']}>
        <h2>{words.chart.title}</h2>
        {legs > 1 && (
          <Select
            aria-label={words.chart.leg}
            value={leg}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {Array.from({ length: last }, (_, index) => (
              <option key={index} value={index + 1}>
                {screen.leg(index + 1)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <p className={styles['about']}>{words.chart.about(start)}</p>
      <RunDownChart names={names} game={game} leg={leg} />
    </section>
  );
}
