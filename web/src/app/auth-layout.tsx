import { Outlet } from 'react-router';
import { Brand } from '#app/navigation/brand.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import styles from './auth-layout.module.css';
import { HeroBoard } from './hero/hero-board.tsx';

/** Layout of the pages to log in and sign up: a form beside the board, without other links. */
export function AuthLayout() {
  return (
    <div className={styles.auth}>
      <main id="main" tabIndex={-1} className={styles.form}>
        <div>
          <Brand className={styles.brand} />
          <Outlet />
        </div>
      </main>
      <div className={classNames(styles.art, layout.onSlate)} aria-hidden="true">
        <div className={styles.board}>
          <HeroBoard />
        </div>
      </div>
    </div>
  );
}
