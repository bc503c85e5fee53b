import type { FinishedGame } from '@darts/contracts/play';
import { Check, ChevronRight, Equal, X, type LucideIcon } from 'lucide-react';
import { unusualFormat } from '#formats/format-name.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import text from '#ui/text.module.css';
import { day } from './day.ts';
import styles from './finished-games.module.css';
import { profileWords } from './words.ts';

type Result = 'won' | 'lost' | 'drawn';

const looks: Record<Result, { readonly label: string; readonly icon: LucideIcon }> = {
  won: { label: profileWords.games.won, icon: Check },
  lost: { label: profileWords.games.lost, icon: X },
  drawn: { label: profileWords.games.drawn, icon: Equal },
};

type Props = {
  readonly game: FinishedGame;
  readonly userId: string; // the player whose win or loss is shown
};

export function FinishedGameRow({ game, userId }: Props) {
  const result = resultOf(game, userId);
  const { label, icon: Icon } = looks[result];

  return (
    <Link className={styles.row} to={paths.gameView(game.gameId)}>
      <span className={styles.names}>
        <span>{game.player1.username}</span> <i>{profileWords.games.versus}</i>{' '}
        <span>{game.player2.username}</span>
      </span>
      <span className={classNames(text.number, styles.scores)}>{scoresOf(game).join(' – ')}</span>
      <span className={classNames(styles.result, styles[result])}>
        <Icon size={16} aria-hidden />
        {label}
      </span>
      <span className={styles.about}>
        {[
          day.format(new Date(game.finishedAt)),
          game.competition,
          unusualFormat(game.format),
          profileWords.games.endings[game.endReason],
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <ChevronRight size={20} aria-hidden />
    </Link>
  );
}

/** Returns the legs won or, for a game of one leg, the points left. */
const scoresOf = ({ format, legsWon, scorePlayer1, scorePlayer2 }: FinishedGame) =>
  format.legs > 1 ? legsWon : [scorePlayer1, scorePlayer2];

function resultOf({ winner }: FinishedGame, userId: string): Result {
  if (!winner) return 'drawn';
  return winner.userId === userId ? 'won' : 'lost';
}
