import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { Mark } from '#ui/mark.tsx';
import styles from './footer.module.css';

const year = new Date().getFullYear();

export function Footer() {
  return (
    <footer className={classNames(styles['footer'], layout['onSlate'])}>
      <div>
        <span className={styles['brand']}>
          <Mark />
          Tres Dardos
        </span>
        <nav aria-label="Legal">
          <Link to={paths.legalNotice}>Aviso legal</Link>
          <Link to={paths.privacy}>Política de privacidad</Link>
          <Link to={paths.cookies}>Política de cookies</Link>
        </nav>
        <small>© {year} Tres Dardos</small>
      </div>
    </footer>
  );
}
