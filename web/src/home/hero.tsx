import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import styles from './hero.module.css';

const PERFECT_GAME = ['501', '321', '141', '0'];

export function Hero({ art }: { readonly art: ReactNode }) {
  return (
    <section className={classNames(styles['hero'], layout['onSlate'])}>
      <div className={styles['art']}>{art}</div>
      <div className={styles['words']}>
        <h1>
          <span>Tres dardos</span> <span>por turno.</span> <span>De 501 a cero.</span>
        </h1>
        <p>Marca tus partidas en el bar o juega en línea, en tiempo real, contra cualquiera.</p>
        <div className={styles['actions']}>
          <ButtonLink variant="go" large to={paths.newGame}>
            Jugar
          </ButtonLink>
          <ButtonLink large to={paths.online}>
            Online
          </ButtonLink>
        </div>
        <div className={styles['run']} role="img" aria-label={PERFECT_GAME.join(', ')}>
          {PERFECT_GAME.map((left) => (
            <span key={left} className={text['figure']}>
              {left}
            </span>
          ))}
        </div>
        <p className={styles['caption']}>La partida perfecta: nueve dardos.</p>
      </div>
    </section>
  );
}
