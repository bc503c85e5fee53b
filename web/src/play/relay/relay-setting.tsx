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
import { words } from './words.ts';

/** Below what is always in sight, it could not be read. */
const show = (code: HTMLElement | null) => code?.scrollIntoView({ block: 'center' });

/** Among what is set for this device: the code by which another screen shows the local game. */
export function RelaySetting() {
  const opened = useStore(relayCode);
  const [isBusy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    try {
      await openCode();
    } catch (error) {
      toast.error(messageOf(error, words.notOpened));
    }
    setBusy(false);
  }

  return (
    <fieldset className={styles['group']}>
      <legend>{words.otherScreen}</legend>
      <div role="status">
        {opened && (
          <>
            <p>{words.howTo(location.host + paths.tv)}</p>
            <p className={text['hidden']}>{words.code(opened.code.split('').join(' '))}</p>
            <p ref={show} className={styles['code']} aria-hidden>
              {opened.code}
            </p>
          </>
        )}
      </div>
      <Button block busy={isBusy} onClick={() => (opened ? closeCode() : void open())}>
        {!opened && <MonitorPlay size={20} aria-hidden />}
        {opened ? words.stop : words.show}
      </Button>
    </fieldset>
  );
}
