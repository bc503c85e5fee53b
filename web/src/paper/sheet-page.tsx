import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackButton } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import { uiWords } from '#ui/words.ts';
import styles from './sheet-page.module.css';
import { sheetWords } from './words.ts';

type Props = {
  readonly title: string; // title of the page: 'Acta de la partida'
  readonly otherwise: string; // path that the back button leads to without a history
  readonly name: string; // subject of the sheet
  readonly facts: readonly (string | undefined)[]; // facts about the subject
  readonly children: ReactNode;
};

/** Page as it will be printed: of paper size, and light even in dark mode. */
export const SheetPage = ({ title, otherwise, name, facts, children }: Props) => (
  <div className={classNames(layout.page, styles.page)}>
    <div className={styles.bar}>
      <BackButton otherwise={otherwise} />
      <Button variant="go" onClick={() => print()}>
        <Printer size={20} aria-hidden />
        {sheetWords.print}
      </Button>
    </div>
    <article className={styles.paper}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <PageTitle title={title} />
            <span>{uiWords.product}</span>
          </div>
          <p>{name}</p>
          <p>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
        </header>
        {children}
      </div>
    </article>
  </div>
);
