import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import { SettingsNav } from './settings-nav.tsx';
import styles from './settings.module.css';
import { settingsWords } from './words.ts';

type Props = { readonly title: string; readonly children: ReactNode };

/** Frame of each settings page. */
export function SettingsPage({ title, children }: Props) {
  return (
    <div className={layout.page}>
      <div className={layout.pageHead}>
        <PageTitle title={settingsWords.pageTitle(title)}>{settingsWords.title}</PageTitle>
      </div>
      <div className={styles.settings}>
        <SettingsNav />
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}

/** Card for one setting. */
export function SettingsCard({ title, children }: Props) {
  return (
    <section className={classNames(layout.card, layout.padded, styles.card)}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
