import type { FinishedGame } from '@darts/contracts/play';
import { namesOf, scoresOf } from '@darts/contracts/game/pairs';
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
  const [one, other] = namesOf(game);

  return (
    <Link className={styles.row} to={paths.gameView(game.gameId)}>
      <span className={styles.names}>
        <span>{one}</span> <i>{profileWords.games.versus}</i> <span>{other}</span>
      </span>
      <span className={classNames(text.number, styles.scores)}>
        {shownScores(game).join(' – ')}
      </span>
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
const shownScores = (game: FinishedGame) => (game.format.legs > 1 ? game.legsWon : scoresOf(game));

function resultOf({ winner }: FinishedGame, userId: string): Result {
  if (!winner) return 'drawn';
  return winner.userId === userId ? 'won' : 'lost';
}
