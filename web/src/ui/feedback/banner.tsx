import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '#store.ts';
import { words } from '#ui/words.ts';
import styles from './banner.module.css';
import { placeOfBanners } from './banner-place.tsx';

type Props = {
  readonly label?: string; // of what it is about, if not of what goes on
  readonly message: ReactNode;
  readonly children: ReactNode; // what can be done about it
};

/** What goes on while another page is open, and the way back to it; or something else to be done now or later. */
export function Banner({ label = words.ongoing, message, children }: Props) {
  const place = useStore(placeOfBanners);
  const banner = (
    <section className={styles['banner']} aria-label={label}>
      <p role="status">{message}</p>
      <div className={styles['actions']}>{children}</div>
    </section>
  );
  return place && createPortal(banner, place);
}
