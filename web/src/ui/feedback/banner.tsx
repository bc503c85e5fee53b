import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '#store.ts';
import { words } from '#ui/words.ts';
import styles from './banner.module.css';
import { placeOfBanners } from './banner-place.tsx';

type Props = {
  readonly message: ReactNode;
  readonly children: ReactNode; // what can be done about it
};

/** What goes on while another page is open, and the way back to it. */
export function Banner({ message, children }: Props) {
  const place = useStore(placeOfBanners);
  const banner = (
    <section className={styles['banner']} aria-label={words.ongoing}>
      <p role="status">{message}</p>
      <div className={styles['actions']}>{children}</div>
    </section>
  );
  return place && createPortal(banner, place);
}
