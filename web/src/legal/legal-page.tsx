import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { Link } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import styles from './legal-page.module.css';

const pages = [
  [paths.legalNotice, 'Aviso legal'],
  [paths.privacy, 'Política de privacidad'],
  [paths.cookies, 'Política de cookies'],
] as const;

type Props = { readonly title: string; readonly children: ReactNode };

/** Legal text, with links to the others. */
export function LegalPage({ title, children }: Props) {
  return (
    <article className={classNames(layout.page, layout.narrow, styles.text)}>
      <PageTitle title={title} />
      {children}
      <nav aria-label="Legal">
        {pages
          .filter(([, name]) => name !== title)
          .map(([path, name]) => (
            <Link key={path} to={path}>
              {name}
            </Link>
          ))}
      </nav>
    </article>
  );
}
