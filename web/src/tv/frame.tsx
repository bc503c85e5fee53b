import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWakeLock } from '#platform/device/wake-lock.ts';
import { Mark } from '#ui/mark.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import { classNames } from '#ui/class-names.ts';
import text from '#ui/text.module.css';
import styles from './frame.module.css';
import { words } from './words.ts';

type Props = {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly isStale: boolean; // nothing is heard of the server
  readonly isSilent?: boolean | undefined; // nor, by it, of the phone
  readonly children: ReactNode;
};

/** A screen on a wall: all of it at once, dark by day and by night, and nothing to touch. */
export function Frame({ title, detail, isStale, isSilent = false, children }: Props) {
  useWakeLock(true);
  return (
    <main id="main" tabIndex={-1} className={styles['frame']}>
      <header className={styles['head']}>
        <Mark className={styles['mark']} />
        <PageTitle title={title} className={classNames(styles['title'], text['cut'])} />
        <p className={styles['offline']} role="status">
          {(isStale || isSilent) && (
            <>
              <WifiOff aria-hidden />
              {isStale ? words.offline : words.phoneSilent}
            </>
          )}
        </p>
        {detail && <p className={styles['detail']}>{detail}</p>}
      </header>
      <div className={styles['body']}>{children}</div>
    </main>
  );
}

/** Until the first answer. */
export const Waiting = ({ isStale }: { readonly isStale: boolean }) => (
  <Frame title={words.title} isStale={isStale}>
    <div className={styles['middle']}>
      <ThreeDots />
    </div>
  </Frame>
);

type MessageProps = {
  readonly title: string;
  readonly about: string;
  readonly children?: ReactNode;
};

/** Where there is nothing to be shown. */
export const Message = ({ title, about, children }: MessageProps) => (
  <Frame title={title} isStale={false}>
    <div className={styles['middle']}>
      <p className={styles['about']}>{about}</p>
      {children}
    </div>
  </Frame>
);
