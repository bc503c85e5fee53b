import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '#store.ts';
import { uiWords } from '#ui/words.ts';
import styles from './banner.module.css';
import { placeOfBanners } from './banner-place.tsx';

type Props = {
  readonly label?: string; // accessible name; by default that of something ongoing
  readonly message: ReactNode;
  readonly children: ReactNode; // the actions, such as buttons and links
};

/** Banner about something ongoing on another page, with the way back, or about a task for now or later. */
export function Banner({ label = uiWords.ongoing, message, children }: Props) {
  const place = useStore(placeOfBanners);
  const banner = (
    <section className={styles.banner} aria-label={label}>
      <p role="status">{message}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
  return place && createPortal(banner, place);
}
