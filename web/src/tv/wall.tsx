import type { NextGame, RunningGame } from '@darts/contracts/screens';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Board } from './board.tsx';
import { NextList } from './next-list.tsx';
import { Tile } from './tile.tsx';
import styles from './wall.module.css';
import { tvWords } from './words.ts';

type Props = {
  readonly running: readonly RunningGame[];
  readonly runningCount: number;
  readonly next: readonly NextGame[];
  readonly standing: ReactNode; // the table of a league, or the groups or bracket of a tournament
};

/** Screen of a competition: running games, standings and next games. */
export function Wall({ running, runningCount, next, standing }: Props) {
  const [only] = running;
  const more = runningCount - running.length;
  return (
    <div className={classNames(styles.wall, running.length === 0 && styles.quiet)}>
      {only && (
        <section className={styles.now} aria-label={tvWords.now}>
          {running.length === 1 ? (
            <Board game={only} at={only.board} />
          ) : (
            <ul className={styles.tiles} data-games={running.length}>
              {running.map((game) => (
                <Tile key={game.gameId} game={game} />
              ))}
            </ul>
          )}
          {more > 0 && <p className={styles.more}>{tvWords.moreNow(more)}</p>}
        </section>
      )}
      <div className={styles.side} data-next={next.length > 0}>
        {standing}
        {next.length > 0 && <NextList next={next} />}
      </div>
    </div>
  );
}
