import type { BracketGame } from '@darts/contracts/tournaments';
import { Check } from 'lucide-react';
import { words as competitionWords } from '#competitions/words.ts';
import { isContested, winnerSeat, type Seat } from '#tournaments/place.ts';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './bracket-card.module.css';
import { words } from './words.ts';

type Props = {
  readonly game: BracketGame;
  readonly seat: Seat;
  readonly seeds?: ReadonlyMap<string, number> | undefined; // by user ids
};

/** A player of a place in the bracket, who may not be known yet, and the points left or the legs won. */
export function BracketPlayer({ game, seat, seeds }: Props) {
  const player = seat === 1 ? game.player1 : game.player2;
  const points = seat === 1 ? game.scorePlayer1 : game.scorePlayer2;
  const score = game.format.legs > 1 ? game.legsWon[seat - 1] : points;
  const winner = game.isBye ? undefined : winnerSeat(game);
  const hasWon = winner === seat;

  if (!player) return <NoPlayer game={game} />;
  const look = hasWon ? styles['winner'] : winner && styles['faint'];
  return (
    <span className={classNames(styles['line'], look)}>
      {hasWon && <Check size={16} role="img" aria-label={competitionWords.winner} />}
      <Seed seed={seeds?.get(player.userId ?? '')} />
      <span className={styles['name']}>{player.username}</span>
      {isContested(game) && <span className={styles['score']}>{score}</span>}
    </span>
  );
}

function NoPlayer({ game }: Pick<Props, 'game'>) {
  const { seen, read } = game.status === 'finalizada' ? words.nobody : words.notKnownYet;
  return (
    <span className={classNames(styles['line'], styles['faint'])}>
      <span aria-hidden>{seen}</span>
      <span className={text['hidden']}>{read}</span>
    </span>
  );
}

const Seed = ({ seed }: { readonly seed: number | undefined }) =>
  seed !== undefined && (
    <small className={styles['seed']}>
      <span className={text['hidden']}>{words.seed}</span> {seed}
      <span className={text['hidden']}>, </span>
    </small>
  );
