import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import styles from './hero.module.css';
import { homeWords } from './words.ts';

const { hero } = homeWords;
const PERFECT_GAME = ['501', '321', '141', '0'];

type Props = {
  readonly art: ReactNode;
  readonly children: ReactNode; // a further link, below the buttons
};

export function Hero({ art, children }: Props) {
  return (
    <section className={classNames(styles.hero, layout.onSlate)}>
      <div className={styles.art}>{art}</div>
      <div className={styles.words}>
        <h1>
          <span>{hero.threeDarts}</span> <span>{hero.perTurn}</span> <span>{hero.from501}</span>
        </h1>
        <p>{hero.about}</p>
        <div className={styles.actions}>
          <ButtonLink variant="go" large to={paths.newGame}>
            {hero.play}
          </ButtonLink>
          <ButtonLink large to={paths.online}>
            {hero.online}
          </ButtonLink>
        </div>
        {children}
        <div className={styles.run} role="img" aria-label={PERFECT_GAME.join(', ')}>
          {PERFECT_GAME.map((left) => (
            <span key={left} className={text.figure}>
              {left}
            </span>
          ))}
        </div>
        <p className={styles.caption}>{hero.perfectGame}</p>
      </div>
    </section>
  );
}
