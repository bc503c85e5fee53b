import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import text from '#ui/text.module.css';
import { toast } from '#ui/toasts/toast.ts';
import { useStore } from '#store.ts';
import { closeCode, openCode, relayCode } from './relay-code.ts';
import styles from './relay-setting.module.css';
import { relayWords } from './words.ts';

/** Scrolls the code into view, which the button at the bottom would hide. */
const show = (code: HTMLElement | null) => code?.scrollIntoView({ block: 'center' });

/** The setting that shows the local game on another screen by a code. */
export function RelaySetting() {
  const opened = useStore(relayCode);
  const [isBusy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    try {
      await openCode();
    } catch (error) {
      toast.error(messageOf(error, relayWords.notOpened));
    }
    setBusy(false);
  }

  return (
    <div className={styles.group}>
      <div role="status">
        {opened && (
          <>
            <p>{relayWords.howTo(location.host + paths.tv)}</p>
            <p className={text.hidden}>{relayWords.code(opened.code.split('').join(' '))}</p>
            <p ref={show} className={styles.code} aria-hidden>
              {opened.code}
            </p>
          </>
        )}
      </div>
      <Button block busy={isBusy} onClick={() => (opened ? closeCode() : void open())}>
        {!opened && <MonitorPlay size={20} aria-hidden />}
        {opened ? relayWords.stop : relayWords.show}
      </Button>
    </div>
  );
}
