import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { Mark } from '#ui/mark.tsx';
import { words as shared } from '#ui/words.ts';
import styles from './footer.module.css';
import { words } from './words.ts';

const year = new Date().getFullYear();

export function Footer() {
  return (
    <footer className={classNames(styles['footer'], layout['onSlate'])}>
      <div>
        <span className={styles['brand']}>
          <Mark />
          {shared.product}
        </span>
        <nav aria-label={words.legal.title}>
          <Link to={paths.legalNotice}>{words.legal.notice}</Link>
          <Link to={paths.privacy}>{words.legal.privacy}</Link>
          <Link to={paths.cookies}>{words.legal.cookies}</Link>
        </nav>
        {/* The year in which the page was drawn, until it is drawn anew. */}
        <small suppressHydrationWarning>
          © {year} {shared.product}
        </small>
      </div>
    </footer>
  );
}
