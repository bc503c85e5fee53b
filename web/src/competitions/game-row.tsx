import type { GameStatus } from '@darts/contracts/play';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './game-row.module.css';
import { StatusBadge } from './status-badge.tsx';
import { competitionWords } from './words.ts';

export type RowPlayer = { readonly name: string; readonly hasWon: boolean };

type Props = {
  readonly gameId: string;
  readonly status: GameStatus;
  readonly date: string;
  readonly players: readonly [RowPlayer, RowPlayer];
  readonly between: string; // text between the names
  readonly note?: string | undefined; // how the game ended
  readonly isVoided?: boolean | undefined; // does not count: a player was withdrawn
  readonly isOwn?: boolean;
  readonly children?: ReactNode; // buttons of the game
};

/** Game in a list, linked to its page. */
export function GameRow(props: Props) {
  const { gameId, status, date, players, between, isVoided, isOwn, children } = props;
  const [one, other] = players;
  const note = isVoided ? competitionWords.doesNotCount : props.note;
  return (
    <div className={styles.game} data-own={isOwn || undefined} data-void={isVoided}>
      <div className={styles.top}>
        <StatusBadge status={status} />
        <span className={styles.date}>{date}</span>
      </div>
      <div className={styles.versus}>
        <Link className={styles.names} to={paths.gameView(gameId)}>
          <Name {...one} hasWon={one.hasWon && !isVoided} /> <i>{between}</i>{' '}
          <Name {...other} hasWon={other.hasWon && !isVoided} />
        </Link>
        {children}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function Name({ name, hasWon }: RowPlayer) {
  if (!hasWon) return <span translate="no">{name}</span>;
  return (
    <span className={styles.winner}>
      <Check size={16} role="img" aria-label={competitionWords.winner} />
      {name}
    </span>
  );
}
