import type { PublicRound } from '@darts/contracts/publishing';
import { Check } from 'lucide-react';
import { formatDate } from '#competitions/calendar-date.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { StatusBadge } from '#competitions/status-badge.tsx';
import { words as competitions } from '#competitions/words.ts';
import { words as rounds } from '#leagues/rounds/words.ts';
import { paths } from '#platform/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './public.module.css';
import { scoreOf } from './score-of.ts';
import { words } from './words.ts';

type Game = PublicRound['games'][number];
type Props = { readonly game: Game; readonly hasLegs: boolean };

/** A game of a round: all of it leads to its page. */
export function PublicGameRow({ game, hasLegs }: Props) {
  const note = noteOn(game);
  return (
    <div className={styles['game']}>
      <div className={styles['top']}>
        <StatusBadge status={game.status} />
        <span>{formatDate(game.gameDate)}</span>
      </div>
      <Link className={styles['names']} to={paths.gameView(game.gameId)}>
        <Name game={game} seat={1} /> <i>{scoreOf(game, hasLegs) ?? rounds.versus}</i>{' '}
        <Name game={game} seat={2} />
      </Link>
      {note && <p className={styles['note']}>{note}</p>}
    </div>
  );
}

function Name({ game, seat }: { readonly game: Game; readonly seat: 1 | 2 }) {
  const name = (seat === 1 ? game.player1 : game.player2) ?? words.notKnownYet;
  if (game.winner !== seat) return <span>{name}</span>;
  return (
    <span className={styles['winner']}>
      <Check size={16} role="img" aria-label={competitions.winner} />
      {name}
    </span>
  );
}

/** How a game ended, where a winner's name does not say it. */
const noteOn = ({ endReason, winner, isDraw }: Game): string | undefined =>
  endingNote(endReason, winner !== null) ?? (isDraw ? rounds.draw : undefined);
