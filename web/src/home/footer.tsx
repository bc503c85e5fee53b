import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { Mark } from '#ui/mark.tsx';
import { uiWords } from '#ui/words.ts';
import styles from './footer.module.css';
import { homeWords } from './words.ts';

const year = new Date().getFullYear();

export function Footer() {
  return (
    <footer className={classNames(styles.footer, layout.onSlate)}>
      <div>
        <span className={styles.brand}>
          <Mark />
          {uiWords.product}
        </span>
        <nav aria-label={homeWords.legal.title}>
          <Link to={paths.legalNotice}>{homeWords.legal.notice}</Link>
          <Link to={paths.privacy}>{homeWords.legal.privacy}</Link>
          <Link to={paths.cookies}>{homeWords.legal.cookies}</Link>
        </nav>
        {/* The year in which the page was drawn, until it is drawn anew. */}
        <small suppressHydrationWarning>
          © {year} {uiWords.product}
        </small>
      </div>
    </footer>
  );
}
