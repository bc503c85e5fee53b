import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWakeLock } from '#platform/device/wake-lock.ts';
import { Mark } from '#ui/mark.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './frame.module.css';
import { tvWords } from './words.ts';

type Props = {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly isStale: boolean; // the server has not answered for a while
  readonly isSilent?: boolean | undefined; // the server has not heard from the phone for a while
  readonly children: ReactNode;
};

/** Layout of a wall screen: everything in view, always dark, without controls. */
export function Frame({ title, detail, isStale, isSilent = false, children }: Props) {
  useWakeLock(true);
  return (
    <main id="main" tabIndex={-1} className={styles.frame}>
      <header className={styles.head}>
        <Mark className={styles.mark} />
        <PageTitle title={title} className={classNames(styles.title, text.cut)} />
        <p className={styles.offline} role="status">
          {(isStale || isSilent) && (
            <>
              <WifiOff aria-hidden />
              {isStale ? tvWords.offline : tvWords.phoneSilent}
            </>
          )}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </main>
  );
}

/** Placeholder until the first answer. */
export const Waiting = ({ isStale }: { readonly isStale: boolean }) => (
  <Frame title={tvWords.title} isStale={isStale}>
    <div className={styles.middle}>
      <ThreeDots />
    </div>
  </Frame>
);

type MessageProps = {
  readonly title: string;
  readonly about: string;
  readonly children?: ReactNode;
};

/** Message in place of a screen's content. */
export const Message = ({ title, about, children }: MessageProps) => (
  <Frame title={title} isStale={false}>
    <div className={styles.middle}>
      <p className={styles.about}>{about}</p>
      {children}
    </div>
  </Frame>
);
