import type { GameStatus } from '@darts/contracts/play';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './game-row.module.css';
import { StatusBadge } from './status-badge.tsx';
import { words } from './words.ts';

/** Who is in a place of a game, and whether they have won it. */
export type RowPlayer = { readonly name: string; readonly hasWon: boolean };

type Props = {
  readonly gameId: string;
  readonly status: GameStatus;
  readonly date: string;
  readonly players: readonly [RowPlayer, RowPlayer];
  readonly between: string; // the names
  readonly note?: string | undefined; // how it ended
  readonly isOwn?: boolean;
  readonly children?: ReactNode; // what can be done with it
};

/** A game in a list: all of it leads to its page. */
export function GameRow(props: Props) {
  const { gameId, status, date, players, between, note, isOwn, children } = props;
  const [one, other] = players;
  return (
    <div className={styles['game']} data-own={isOwn || undefined}>
      <div className={styles['top']}>
        <StatusBadge status={status} />
        <span className={styles['date']}>{date}</span>
      </div>
      <div className={styles['versus']}>
        <Link className={styles['names']} to={paths.gameView(gameId)}>
          <Name {...one} /> <i>{between}</i> <Name {...other} />
        </Link>
        {children}
      </div>
      {note && <p className={styles['note']}>{note}</p>}
    </div>
  );
}

function Name({ name, hasWon }: RowPlayer) {
  if (!hasWon) return <span>{name}</span>;
  return (
    <span className={styles['winner']}>
      <Check size={16} role="img" aria-label={words.winner} />
      {name}
    </span>
  );
}
