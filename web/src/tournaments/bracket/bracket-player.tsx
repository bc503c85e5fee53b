import type { BracketGame } from '@darts/contracts/tournaments';
import { Check } from 'lucide-react';
import { words as competitionWords } from '#competitions/words.ts';
import { placeKey, type Comers } from '#tournaments/comers.ts';
import { isContested, type SeatNumber } from '#tournaments/place.ts';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './bracket-card.module.css';
import { words } from './words.ts';

type Props = {
  readonly game: BracketGame;
  readonly seat: SeatNumber;
  readonly seeds?: ReadonlyMap<string, number> | undefined; // by user ids
  readonly comers?: Comers | undefined; // from groups
};

/** A player of a place in the bracket, who may not be known yet, and the points left or the legs won. */
export function BracketPlayer({ game, seat, seeds, comers }: Props) {
  const player = seat === 1 ? game.player1 : game.player2;
  const winner = game.isBye ? undefined : game.winnerSeat;
  const hasWon = winner === seat;

  if (!player) return <NoPlayer game={game} comer={comers?.get(placeKey(game, seat))} />;
  const look = hasWon ? styles['winner'] : winner && styles['faint'];
  return (
    <span className={classNames(styles['line'], look)}>
      {hasWon && <Check size={16} role="img" aria-label={competitionWords.winner} />}
      <Seed seed={seeds?.get(player.userId ?? '')} />
      <span className={classNames(styles['name'], text['cut'])}>{player.username}</span>
      {isContested(game) && <span className={styles['score']}>{scoreOf(game, seat)}</span>}
    </span>
  );
}

function scoreOf({ format, legsWon, scorePlayer1, scorePlayer2 }: BracketGame, seat: SeatNumber) {
  if (format.legs > 1) return legsWon[seat - 1];
  return seat === 1 ? scorePlayer1 : scorePlayer2;
}

type NoPlayerProps = Pick<Props, 'game'> & { readonly comer: string | undefined };

/** In the place of a player who is not known: who will come, where it is known by rule. */
function NoPlayer({ game, comer }: NoPlayerProps) {
  const isOver = game.status === 'finalizada';
  const { seen, read } = isOver ? words.nobody : words.notKnownYet;
  return (
    <span className={classNames(styles['line'], styles['faint'])}>
      {comer && !isOver ? (
        <span className={classNames(styles['name'], text['cut'])}>{comer}</span>
      ) : (
        <>
          <span aria-hidden>{seen}</span>
          <span className={text['hidden']}>{read}</span>
        </>
      )}
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
