import { playersOf, winnerOf } from '@darts/contracts/game/pairs';
import type { PairSide } from '@darts/rules/play/pair';
import { Check } from 'lucide-react';
import { competitionWords } from '#competitions/words.ts';
import { placeKey, type Qualifiers } from '#tournaments/qualifiers.ts';
import { scoreIn, type Place } from '#tournaments/place.ts';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './bracket-card.module.css';
import { bracketWords } from './words.ts';

type Props = {
  readonly game: Place;
  readonly side: PairSide;
  readonly seeds?: ReadonlyMap<string, number> | undefined; // by user ids
  readonly qualifiers?: Qualifiers | undefined; // from groups
};

/** Player of a game in the bracket with the points left or the legs won. */
export function BracketPlayer({ game, side, seeds, qualifiers }: Props) {
  const player = playersOf(game)[side];
  const winner = game.isBye ? undefined : winnerOf(game);
  const hasWon = winner === side;
  const score = scoreIn(game);

  if (!player) return <NoPlayer game={game} qualifier={qualifiers?.get(placeKey(game, side))} />;
  const look = hasWon ? styles.winner : winner !== undefined && styles.faint;
  return (
    <span className={classNames(styles.line, look)}>
      {hasWon && <Check size={16} role="img" aria-label={competitionWords.winner} />}
      <Seed seed={seeds?.get(player.userId ?? '')} />
      <span className={classNames(styles.name, text.cut)} translate="no">
        {player.username}
      </span>
      {score && <span className={styles.score}>{score[side]}</span>}
    </span>
  );
}

type NoPlayerProps = Pick<Props, 'game'> & { readonly qualifier: string | undefined };

/** Placeholder for an unknown player: the qualifier by group and rank, if known. */
function NoPlayer({ game, qualifier }: NoPlayerProps) {
  const isOver = game.status === 'finalizada';
  const { seen, read } = isOver ? bracketWords.nobody : bracketWords.notKnownYet;
  return (
    <span className={classNames(styles.line, styles.faint)}>
      {qualifier && !isOver ? (
        <span className={classNames(styles.name, text.cut)}>{qualifier}</span>
      ) : (
        <>
          <span aria-hidden>{seen}</span>
          <span className={text.hidden}>{read}</span>
        </>
      )}
    </span>
  );
}

const Seed = ({ seed }: { readonly seed: number | undefined }) =>
  seed !== undefined && (
    <small className={styles.seed}>
      <span className={text.hidden}>{bracketWords.seed}</span> {seed}
      <span className={text.hidden}>, </span>
    </small>
  );
