import { memo } from 'react';
import { statuses } from '#competitions/statuses.ts';
import { useHasGoneBy } from '#competitions/use-has-gone-by.ts';
import { competitionWords } from '#competitions/words.ts';
import { paths } from '#platform/paths.ts';
import type { Qualifiers } from '#tournaments/qualifiers.ts';
import { isPlayable, noteOn, type Place } from '#tournaments/place.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import text from '#ui/text.module.css';
import styles from './bracket-card.module.css';
import { BracketPlayer } from './bracket-player.tsx';
import { bracketWords } from './words.ts';

type Props = {
  readonly game: Place;
  readonly isOwn: boolean;
  readonly seeds?: ReadonlyMap<string, number> | undefined; // by user ids
  readonly qualifiers?: Qualifiers | undefined; // from groups
};

/** Game of the bracket with its players and result, linked to its page. */
export const BracketCard = memo(function BracketCard({ isOwn, ...face }: Props) {
  const { game } = face;
  const { gameId, status, isBye } = game;
  const isToPlay = isOwn && isPlayable(game);
  const note = noteOn(game, useHasGoneBy(game.agreedAt));

  return (
    <div
      className={styles.card}
      data-own={isOwn || undefined}
      data-bye={isBye || undefined}
      data-live={status === 'encurso' || undefined}
      data-playable={isToPlay || undefined}
    >
      {gameId === null ? (
        <div className={styles.face}>
          <Bye {...face} />
        </div>
      ) : (
        <Link className={styles.face} to={paths.gameView(gameId)}>
          <Meeting {...face} note={note} />
        </Link>
      )}
      {isToPlay && gameId !== null && (
        <ButtonLink variant="go" className={styles.play} to={paths.gameLobby(gameId)}>
          {competitionWords.play}
        </ButtonLink>
      )}
      {note && (
        <span className={styles.note} aria-hidden>
          {note}
        </span>
      )}
    </div>
  );
});

type FaceProps = Omit<Props, 'isOwn'>;

const Bye = (face: FaceProps) => (
  <>
    <span className={text.hidden}>{bracketWords.game(face.game.matchNumber)} </span>
    <BracketPlayer {...face} side={0} />
    <span className={text.hidden}>. </span>
    <span className={classNames(styles.line, styles.faint)}>{bracketWords.bye}</span>
  </>
);

function Meeting({ note, ...face }: FaceProps & { readonly note: string | null }) {
  const { game } = face;
  const ending = [statuses[game.status].name, note].filter(Boolean).join('. ');
  return (
    <>
      <span className={text.hidden}>{bracketWords.game(face.game.matchNumber)} </span>
      <BracketPlayer {...face} side={0} />
      <span className={text.hidden}> {bracketWords.against} </span>
      <BracketPlayer {...face} side={1} />
      <span className={text.hidden}>. {ending}.</span>
    </>
  );
}
